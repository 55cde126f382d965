import './enhancements.css'
import { oncePerFrame } from '#app/lib/next-frame.ts'
import { offerCopies } from './copy-code.ts'
import { markCurrent } from './current-heading.ts'
import { shortenAddress } from './fragments.ts'
import { pictureButtons } from './pictures.ts'

/** Boxes that scroll when their content is too wide or too high. */
const BOXES = '.prose :is(pre, .table-scroll, .math-block)'

/** Adds to a finished article, by its document alone, because React does not own a prerendered text, and again after every change. */
export function startEnhancements(): void {
  const observePictures = pictureButtons()
  // Boxes that have nothing to scroll leave the tab order. In the document all boxes are in it.
  const boxSizes = new ResizeObserver((entries) => {
    for (const { target } of entries) target.setAttribute('tabindex', scrolls(target) ? '0' : '-1')
  })
  const mark = oncePerFrame(markCurrent)
  let diagrams: Promise<() => void> | undefined

  function look() {
    shortenAddress()
    offerCopies()
    observePictures()
    document.querySelectorAll(BOXES).forEach((box) => boxSizes.observe(box))
    mark()
    if (document.querySelector('code.language-mermaid'))
      diagrams ??= import('./diagrams.ts').then(({ diagrams }) => diagrams())
    // Without the module the diagrams stay code.
    diagrams?.then((observe) => observe()).catch(() => {})
  }

  new MutationObserver(oncePerFrame(look)).observe(document.body, { childList: true, subtree: true })
  for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, mark, { passive: true })
  addEventListener('hashchange', shortenAddress)
  look()
}

/** Whether a box has something to scroll. A difference of one px comes from rounding. */
function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}
