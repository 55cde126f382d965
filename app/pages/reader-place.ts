/** Blocks of the text that may tell where the reader was, should the first of them have been rewritten. */
const LANDMARKS = 40

/**
 * Remembers what the reader of an article has before the eyes, for the moment in which a newer text takes the place of
 * this one: paragraphs that were added or removed above must not move it.
 *
 * @returns scrolls the new text so that the first block both texts have stands where it stood; `undefined` when there is
 *   no text yet, or the reader is at its top
 */
export function readerPlace(document: Document): ((text: Element) => void) | undefined {
  const text = document.querySelector('.prose')
  if (!text || scrollY === 0) return undefined
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

/** px from the top of the viewport */
function topOf(block: Element): number {
  return block.getBoundingClientRect().top
}
