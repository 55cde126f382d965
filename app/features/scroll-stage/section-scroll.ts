/** Positions closer than this, in px, are the same: at fractional zoom the two ends of a scroll range are rounded apart. */
const TOLERANCE = 1

/** How far, in px, an arrow key scrolls: what browsers do. */
const LINE_PX = 40

/** The part of the visible height that PageUp, PageDown and Space scroll: what browsers do. */
const PAGE_SHARE = 0.9

type Place = {
  /** The stage's root. */
  stage: Element
  /** The stop on show. */
  current: Element
  by: 1 | -1
  /** Where an element counts as scrolled to, in px; its `scrollTop` unless said otherwise. */
  topOf?: (element: Element) => number
}

type Scrolled = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/**
 * Whether an element has more to show in a direction (STAGE-7).
 *
 * @param by 1 is down, -1 is up
 */
export function canScroll({ scrollTop, scrollHeight, clientHeight }: Scrolled, by: 1 | -1): boolean {
  const left = by === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop
  return left > TOLERANCE
}

/**
 * What a movement scrolls before it may step (STAGE-7): the nearest scroll container around its target inside the stage,
 * or else the stop on show, wherever the pointer is.
 *
 * @param target what the event was aimed at
 * @returns `null` when nothing is left to scroll that way
 */
export function scrollAreaAt(
  target: EventTarget | null,
  { stage, current, by, topOf }: Place,
): Element | null {
  let element = target instanceof Element && stage.contains(target) ? target : null
  while (element !== null && element !== stage) {
    if (hasRoom(element)) return element
    element = element.parentElement
  }
  return hasRoom(current) ? current : null

  function hasRoom(area: Element): boolean {
    if (!isScrollContainer(area)) return false
    const { scrollHeight, clientHeight } = area
    return canScroll({ scrollTop: topOf ? topOf(area) : area.scrollTop, scrollHeight, clientHeight }, by)
  }
}

/** Scrolls an element as a key does: a line at once, a page smoothly unless the visitor wants less motion (STAGE-8). */
export function scrollByKey(element: Element, { by, reach }: { by: 1 | -1; reach: 'line' | 'page' }): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (reach === 'line') element.scrollBy({ top: by * LINE_PX, behavior: 'instant' })
  else
    element.scrollBy({ top: by * PAGE_SHARE * element.clientHeight, behavior: calm ? 'instant' : 'smooth' })
}

function isScrollContainer(element: Element): boolean {
  return /^(auto|scroll)$/.test(getComputedStyle(element).overflowY)
}
