/** Boxes that scroll when their content is too wide or too high. */
const BOXES = '.prose :is(pre, .table-scroll, .math-block)'

/**
 * Removes boxes that have nothing to scroll from the tab order. In the document all boxes are in it, because only a script can
 * find out which of them scroll.
 *
 * @returns a function that observes the boxes that are in the document now
 */
export function scrollStops(document: Document): () => void {
  const sizes = new ResizeObserver((entries) => {
    const boxes = entries.flatMap(({ target }) => (target instanceof HTMLElement ? target : []))
    // All sizes are read before the first attribute is written, so that the browser computes the layout once.
    const stops = boxes.map(scrolls)
    for (const [index, box] of boxes.entries()) box.tabIndex = stops[index] ? 0 : -1
  })
  return () => document.querySelectorAll(BOXES).forEach((box) => sizes.observe(box))
}

type Measures = Pick<Element, 'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight'>

/** Whether a box has something to scroll. A difference of one px comes from rounding. */
export function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Measures): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}
