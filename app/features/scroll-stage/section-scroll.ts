import { hasOverlay } from '#app/lib/page-keys.ts'
import type { Step } from './stage-reducer.ts'

/** A smaller overflow hides only the edges of a section, so that a movement steps and does not scroll. In px. */
const MIN_OVERFLOW = 24

type Box = Pick<Element, 'scrollHeight' | 'clientHeight' | 'scrollTop'>

/** Whether an element has more than its edge to show below (`step` is 1) or above (-1) (STAGE-7). */
export function canScroll(box: Box, step: Step, top = box.scrollTop): boolean {
  const range = box.scrollHeight - box.clientHeight
  const remaining = step === 1 ? range - top : top
  // At fractional zoom, browsers round the ends of a scroll range.
  return range >= MIN_OVERFLOW && remaining > 1
}

/** The section on show, which the styles mark; the whole stage before it is live. */
export function currentSection(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[data-current]') ?? root
}

/** The part of the stage that a movement scrolls before it may step (STAGE-7): the one around its target, or the current section. */
export function scrollAreaAt(
  root: HTMLElement,
  target: EventTarget | null,
  step: Step,
  topOf = ({ scrollTop }: Element) => scrollTop,
): Element | undefined {
  const partsAroundTarget = [...root.children].filter(
    (part) => target instanceof Node && part.contains(target),
  )
  const areas = [...partsAroundTarget, currentSection(root)]
  return areas.find((area) => {
    return canScroll(area, step, topOf(area)) && getComputedStyle(area).overflowY === 'auto'
  })
}

/**
 * Returns a function that gives an element's `scrollTop` in the last frame. A browser may scroll before it reports the notch, and
 * this notch must not also step (STAGE-7).
 */
export function lastDrawnScroll(root: HTMLElement, signal: AbortSignal): (element: Element) => number {
  const tops = new WeakMap<Element, number>()
  // Scroll events come once a frame, after the wheel events of that frame, and do not bubble.
  const rememberTop = ({ target }: Event) => {
    if (target instanceof Element) tops.set(target, target.scrollTop)
  }
  root.addEventListener('scroll', rememberTop, { capture: true, passive: true, signal })
  return (element) => tops.get(element) ?? element.scrollTop
}

/** Whether a dialog covers the stage, or a pinch has zoomed it, so that wheel and fingers move the visible part (STAGE-6). */
export function isCovered(): boolean {
  const zoom = window.visualViewport?.scale ?? 1
  return hasOverlay() || zoom > 1.01
}
