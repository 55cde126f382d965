import './enhancements.css'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { announcer, offerCopies } from './copy-code.ts'
import { markCurrent } from './current-heading.ts'
import { lightbox } from './lightbox.ts'
import { pictureButtons } from './picture-buttons.ts'
import { scrollStops } from './scroll-stops.ts'

/** `ID_PREFIX` of the texts. An import would be one more file to load; the test compares the two. */
const PREFIX = 'user-content-'

/**
 * Adds to a finished article: GitHub's addresses of headings, buttons that copy code, pictures that open, diagrams, the mark in the
 * contents, and tab stops only where something scrolls. It works on the document, because React does not own a prerendered text,
 * and runs again after every change.
 */
export function startEnhancements(document: Document): void {
  const say = announcer(document)
  const observePictures = pictureButtons(document, lightbox(document))
  const observeBoxes = scrollStops(document)
  const mark = oncePerFrame(() => markCurrent(document))
  let observeDiagrams: (() => void) | undefined
  let isAsked = false

  function look() {
    // A reader who has scrolled keeps the place.
    if (scrollY === 0) leadToHeading(document)
    offerCopies(document, navigator.clipboard, say)
    observePictures()
    observeBoxes()
    mark()
    observeDiagrams?.()
    if (!isAsked && document.querySelector('code.language-mermaid')) {
      isAsked = true
      // Without the module the diagrams stay code.
      import('./diagrams.ts').then(
        ({ diagrams }) => (observeDiagrams = diagrams(document))(),
        () => {},
      )
    }
  }

  new MutationObserver(oncePerFrame(look)).observe(document.body, { childList: true, subtree: true })
  for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, mark, { passive: true })
  addEventListener('hashchange', () => leadToHeading(document))
  look()
}

/**
 * Scrolls to the heading that the address names without the prefix of its id, as addresses on GitHub do. GitHub has a script for
 * this, too. Other addresses are ignored.
 */
export function leadToHeading(document: Document): void {
  const { location } = document
  const id = percentDecoded(location.hash.slice(1))
  if (!id || document.getElementById(id) || !document.getElementById(PREFIX + id)) return
  location.replace(`#${PREFIX}${location.hash.slice(1)}`)
}

function oncePerFrame(work: () => void): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      work()
    })
  }
}
