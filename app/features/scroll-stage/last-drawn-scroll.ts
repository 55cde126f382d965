import type { Scene } from './stage-machine.ts'

/**
 * Tells where things were scrolled to in the last frame, until `signal` aborts. A browser may scroll before it reports the
 * wheel event that did it: a section that one notch has just brought to its edge would look as if it had stood there
 * already, and the same notch would step (STAGE-7).
 *
 * @param root the stage's root
 * @param scene the stop on show; what was seen at another is forgotten
 * @returns the last drawn `scrollTop` of an element, in px
 */
export function lastDrawnScroll(root: HTMLElement, scene: () => Scene, signal: AbortSignal) {
  let shown = scene()
  let tops = new Map<Element, number>()

  function ofThisScene() {
    if (scene() !== shown) tops = new Map()
    shown = scene()
    return tops
  }

  // Scroll events come once a frame, after the wheel events of that frame; they do not bubble.
  function remember({ target }: Event) {
    if (target instanceof Element) ofThisScene().set(target, target.scrollTop)
  }

  root.addEventListener('scroll', remember, { capture: true, passive: true, signal })
  return (element: Element): number => ofThisScene().get(element) ?? element.scrollTop
}
