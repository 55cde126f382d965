import './enhancements.css'
import { oncePerFrame } from '#app/lib/next-frame.ts'
import { offerCopies } from './copy-code.ts'
import { markCurrent } from './current-heading.ts'
import { shortenAddress } from './fragments.ts'
import { offerLargePictures } from './pictures.ts'

/** Boxes that scroll when their content is too wide or too high. */
const BOXES = '.prose :is(pre, .table-scroll, .math-block)'

/** Adds to a finished article, by its document alone, because React does not own a prerendered text, and again after every change. */
export function startEnhancements(): void {
  const lookForPictures = offerLargePictures()
  // Boxes that have nothing to scroll leave the tab order. In the document all boxes are in it.
  const boxSizes = new ResizeObserver((entries) => {
    for (const { target } of entries) target.setAttribute('tabindex', canScroll(target) ? '0' : '-1')
  })
  const mark = oncePerFrame(markCurrent)
  const lookForDiagrams = loadForFirst('code.language-mermaid', async () => {
    const { drawDiagrams } = await import('./diagrams.ts')
    return drawDiagrams()
  })
  const lookForEmbeds = loadForFirst('.embed', async () => {
    const { offerEmbeds } = await import('./embeds.ts')
    return offerEmbeds()
  })
  const lookForLoops = loadForFirst('video[data-loop]', async () => {
    const { playLoops } = await import('./loops.ts')
    return playLoops()
  })

  /** Adds to what the document has new since the last time. */
  function enhance() {
    shortenAddress()
    offerCopies()
    lookForPictures()
    for (const box of document.querySelectorAll(BOXES)) boxSizes.observe(box)
    mark()
    lookForDiagrams()
    lookForEmbeds()
    lookForLoops()
  }

  new MutationObserver(oncePerFrame(enhance)).observe(document.body, { childList: true, subtree: true })
  for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, mark, { passive: true })
  addEventListener('hashchange', shortenAddress)
  enhance()
}

/**
 * Loads a module that few articles need when one has the first element for it. The returned function looks for elements; without the
 * module, code stays code, and a link stays a link.
 *
 * @param start loads the module, and returns a function that looks for its elements
 */
function loadForFirst(selector: string, start: () => Promise<() => void>): () => void {
  let ready: Promise<() => void> | undefined
  return () => {
    if (document.querySelector(selector)) ready ??= start()
    ready?.then((look) => look()).catch(() => {})
  }
}

/** Whether a box has something to scroll. A difference of one px comes from rounding. */
function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}
