import { announcer } from './announcer.ts'
import { offerCopies } from './copy-code.ts'
import { lightbox } from './lightbox.ts'
import { markCurrent } from './mark-current.ts'
import { pictureButtons } from './picture-buttons.ts'

/**
 * What makes reading an article easier and needs a script: buttons that copy code, pictures that open, and the mark in
 * the contents. It works on the document from outside, because a prerendered text is not React's at all and a live one
 * is React's alone; whatever text comes and goes, it is looked at again. Loaded after the page has.
 */
export function startEnhancements(document: Document): void {
  const say = announcer(document)
  const observePictures = pictureButtons(document, lightbox(document))
  const observeDiagrams = later(document, 'code.language-mermaid', async () => {
    const { diagrams } = await import('./diagrams.ts')
    return diagrams(document)
  })
  const mark = oncePerFrame(() => markCurrent(document))
  const look = () => {
    offerCopies(document, navigator.clipboard, say)
    observePictures()
    observeDiagrams()
    mark()
  }
  // A change of what the aids have put there themselves is looked at, too: there may be more to do.
  new MutationObserver(oncePerFrame(look)).observe(document.body, { childList: true, subtree: true })
  for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, mark, { passive: true })
  look()
}

/** Loads a work when there is first something for it to do; if that fails, it is not tried again on this page. */
function later(document: Document, wanted: string, load: () => Promise<() => void>): () => void {
  let work: (() => void) | undefined
  let isAsked = false
  return () => {
    work?.()
    if (isAsked || !document.querySelector(wanted)) return
    isAsked = true
    void load().then(
      (loaded) => (work = loaded)(),
      () => {},
    )
  }
}

function oncePerFrame(work: () => void): () => void {
  let asked = 0
  return () => {
    if (asked !== 0) return
    asked = requestAnimationFrame(() => {
      asked = 0
      work()
    })
  }
}
