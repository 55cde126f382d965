/** Boxes that scroll when their content is too wide or too high. */
const BOXES = '.prose :is(pre, .table-scroll, .math-block)'

/**
 * Takes boxes that have nothing to scroll out of the tab order. The document has all of them in it, because only a script
 * can tell them apart.
 *
 * @returns observes the boxes that the document has now
 */
export function scrollStops(document: Document): () => void {
  const sizes = new ResizeObserver((entries) => {
    const boxes = entries.flatMap(({ target }) => (target instanceof HTMLElement ? target : []))
    // All are read before any is written, so that the layout is computed once.
    const stops = boxes.map(scrolls)
    for (const [index, box] of boxes.entries()) box.tabIndex = stops[index] ? 0 : -1
  })
  return () => document.querySelectorAll(BOXES).forEach((box) => sizes.observe(box))
}

type Measures = Pick<Element, 'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight'>

/** Whether a box has something to scroll. Browsers round sizes, so one px is nothing. */
export function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Measures): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}
