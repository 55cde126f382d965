/** Tolerance in px: at fractional zoom, browsers round the ends of a scroll range. */
const TOLERANCE = 1

/** A smaller overflow hides only the edges of a section, so that a movement steps and does not scroll. In px. */
const LEAST_OVERFLOW = 24

/** The distance that an arrow key scrolls in browsers, in px. */
const LINE_PX = 40

/** The share of the visible height that PageUp, PageDown and Space scroll in browsers. */
const PAGE_SHARE = 0.9

type Scrolled = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/** Whether an element has more to show below (`by` is 1) or above (-1) (STAGE-7). */
export function canScroll({ scrollTop, scrollHeight, clientHeight }: Scrolled, by: 1 | -1): boolean {
  const left = by === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop
  return left > TOLERANCE
}

/** Whether a movement scrolls an element, because there is more than its edge to show that way (STAGE-7). */
export function takesMovement(measures: Scrolled, by: 1 | -1): boolean {
  return measures.scrollHeight - measures.clientHeight >= LEAST_OVERFLOW && canScroll(measures, by)
}

/** The current section, or the root if there is none yet. */
export function currentSection(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[data-current]') ?? root
}

/**
 * The element that a movement scrolls before it may step (STAGE-7): the nearest scroll container around its target, otherwise
 * the current section, wherever the pointer is.
 *
 * @param topOf the scroll position of an element, in px
 * @returns `null` when nothing can scroll that way
 */
export function scrollAreaAt(
  root: HTMLElement,
  target: EventTarget | null,
  by: 1 | -1,
  topOf = ({ scrollTop }: Element) => scrollTop,
): Element | null {
  let element = target instanceof Element && root.contains(target) ? target : null
  while (element !== null && element !== root) {
    if (hasRoom(element)) return element
    element = element.parentElement
  }
  const current = currentSection(root)
  return hasRoom(current) ? current : null

  function hasRoom(area: Element): boolean {
    if (!/^(auto|scroll)$/.test(getComputedStyle(area).overflowY)) return false
    const { scrollHeight, clientHeight } = area
    return takesMovement({ scrollTop: topOf(area), scrollHeight, clientHeight }, by)
  }
}

/** Scrolls as a key does: a line at once, a page smoothly unless the visitor wants less motion (STAGE-8). */
export function scrollByKey(area: Element, by: 1 | -1, reach: 'line' | 'page'): void {
  const isCalm = reach === 'line' || matchMedia('(prefers-reduced-motion: reduce)').matches
  const px = reach === 'line' ? LINE_PX : PAGE_SHARE * area.clientHeight
  area.scrollBy({ top: by * px, behavior: isCalm ? 'instant' : 'smooth' })
}

/**
 * Remembers the scroll positions of the last frame, until `signal` aborts. A browser may scroll before it reports the wheel
 * event. Without this, the notch that scrolls a section to its edge would also step (STAGE-7).
 *
 * @returns the last drawn `scrollTop` of an element, in px
 */
export function lastDrawnScroll(root: HTMLElement, signal: AbortSignal): (element: Element) => number {
  const tops = new Map<Element, number>()
  let current: Element | null = null

  // Scroll events come once a frame, after the wheel events of that frame, and do not bubble.
  function remember({ target }: Event) {
    if (target instanceof Element) drawn().set(target, target.scrollTop)
  }

  function drawn() {
    if (current !== currentSection(root)) tops.clear()
    current = currentSection(root)
    return tops
  }

  root.addEventListener('scroll', remember, { capture: true, passive: true, signal })
  return (element) => drawn().get(element) ?? element.scrollTop
}
