import { hasOverlay } from '#app/lib/page-keys.ts'
import type { Step } from './stage-reducer.ts'

/** A smaller overflow hides only the edges of a section, so that a movement steps and does not scroll. In px. */
const LEAST_OVERFLOW = 24

type Box = Pick<Element, 'scrollHeight' | 'clientHeight' | 'scrollTop'>

/** Whether an element has more than its edge to show below (`by` is 1) or above (-1) (STAGE-7). */
export function canScroll(box: Box, by: Step, top = box.scrollTop): boolean {
  const range = box.scrollHeight - box.clientHeight
  const left = by === 1 ? range - top : top
  // At fractional zoom, browsers round the ends of a scroll range.
  return range >= LEAST_OVERFLOW && left > 1
}

export function currentSection(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[data-current]') ?? root
}

/** The part of the stage that a movement scrolls before it may step (STAGE-7): the one around its target, or the current section. */
export function scrollAreaAt(
  root: HTMLElement,
  target: EventTarget | null,
  by: Step,
  topOf = ({ scrollTop }: Element) => scrollTop,
): Element | undefined {
  const around = [...root.children].filter((part) => target instanceof Node && part.contains(target))
  return [...around, currentSection(root)].find((area) => {
    return canScroll(area, by, topOf(area)) && getComputedStyle(area).overflowY === 'auto'
  })
}

/** The `scrollTop` in the last frame: a browser may scroll before it reports the notch, which then must not step, too (STAGE-7). */
export function lastDrawnScroll(root: HTMLElement, signal: AbortSignal): (element: Element) => number {
  const tops = new WeakMap<Element, number>()
  // Scroll events come once a frame, after the wheel events of that frame, and do not bubble.
  const remember = ({ target }: Event) => target instanceof Element && tops.set(target, target.scrollTop)
  root.addEventListener('scroll', remember, { capture: true, passive: true, signal })
  return (element) => tops.get(element) ?? element.scrollTop
}

/** Whether a dialog covers the stage, or a pinch has zoomed it, so that wheel and fingers move the visible part (STAGE-6). */
export function isCovered(): boolean {
  return hasOverlay() || (window.visualViewport?.scale ?? 1) > 1.01
}
