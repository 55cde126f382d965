import { type Diagram, drawDiagram, mermaidOf } from './diagram.ts'

/** The most diagrams that are drawn: each loads the library into its frame. The others stay code. */
const MAX_DIAGRAMS = 12

/** The longest text of a diagram, in characters: longer ones take too long to lay out. */
const MAX_CHARACTERS = 20_000

/** A diagram is drawn when it is this far below the window, so that nothing in sight moves. */
const AHEAD = '1200px 0px'

/**
 * Draws the diagrams of an article, each when it comes near the window.
 *
 * @returns a function that looks for diagrams again, after a change of the document
 */
export function diagrams(): () => void {
  const drawn = new Map<Element, Diagram>()
  const near = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && start(target)),
    { rootMargin: AHEAD },
  )

  function start(block: Element) {
    near.unobserve(block)
    const isTooLong = mermaidOf(block).length > MAX_CHARACTERS
    if (!drawn.has(block) && drawn.size < MAX_DIAGRAMS && !isTooLong) drawn.set(block, drawDiagram(block))
  }

  /** Removes outdated diagrams; those that are still in the text are drawn again. */
  function renew(isOutdated: (diagram: Diagram, block: Element) => boolean) {
    for (const [block, diagram] of drawn) {
      if (!isOutdated(diagram, block)) continue
      diagram.remove()
      drawn.delete(block)
    }
    for (const block of document.querySelectorAll('.code-frame:has(> pre > code.language-mermaid)'))
      if (!drawn.has(block)) near.observe(block)
  }

  const redraw = () => drawn.forEach(({ draw }) => void draw())
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)
  addEventListener('online', () => renew(({ hasFailed }) => hasFailed()))
  // A live text may put other code into the same element.
  return () => renew(({ code }, block) => !block.isConnected || mermaidOf(block) !== code)
}
