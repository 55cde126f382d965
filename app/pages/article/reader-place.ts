import { fragmentTarget } from '#app/lib/fragment-target.ts'

/** Blocks of the text that may tell where the reader was, should the first of them have been rewritten. */
const LANDMARKS = 40

/**
 * Remembers what the reader of an article has before the eyes, for the moment in which a newer text takes the place of
 * this one: paragraphs that were added or removed above must not move it. Where there is no text yet, the reader may be
 * waiting for the part of it that the address names.
 *
 * @returns scrolls the new text so that the first block both texts have stands where it stood, or to that part; `undefined`
 *   when the reader is at the top of a text
 */
export function readerPlace(document: Document): ((text: Element) => void) | undefined {
  const text = document.querySelector('.prose')
  if (!text) return scrollToPart
  if (scrollY === 0) return undefined
  const landmarks = [...text.children]
    .filter((block) => block.textContent.trim() !== '' && block.getBoundingClientRect().bottom > 0)
    .slice(0, LANDMARKS)
    .map((block) => ({ words: block.textContent, top: topOf(block) }))

  return (newText) => {
    const blocks = new Map([...newText.children].map((block) => [block.textContent, block]))
    const landmark = landmarks.find(({ words }) => blocks.has(words))
    const block = landmark && blocks.get(landmark.words)
    if (block) scrollBy({ top: topOf(block) - landmark.top, behavior: 'instant' })
  }
}

/** As a browser does when the text stands in its document; not for a reader who has moved meanwhile. */
function scrollToPart({ ownerDocument }: Element) {
  if (scrollY === 0) fragmentTarget(ownerDocument)?.scrollIntoView({ behavior: 'instant' })
}

/** px from the top of the viewport */
function topOf(block: Element): number {
  return block.getBoundingClientRect().top
}
