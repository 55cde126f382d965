import { percentDecoded } from '#app/lib/percent-decoded.ts'

/** How many blocks are remembered: some of them may have been rewritten. */
const LANDMARKS = 40

/**
 * Remembers what the reader is looking at, so that a newer text does not move it. If there is no text yet, the reader may be
 * waiting for the section in the address.
 *
 * @returns scrolls to that section, or keeps the first block that both texts contain in place; `null` at the top
 */
export function anchorScroll(): (() => void) | null {
  const blocks = blocksOfText()
  if (blocks.length === 0) return scrollToSection
  if (scrollY === 0) return null
  const landmarks = blocks
    .filter((block) => block.textContent.trim() !== '' && block.getBoundingClientRect().bottom > 0)
    .slice(0, LANDMARKS)
    .map((block) => ({ words: block.textContent, top: topOf(block) }))

  return () => {
    const newBlocks = new Map(blocksOfText().map((block) => [block.textContent, block]))
    const landmark = landmarks.find(({ words }) => newBlocks.has(words))
    const block = landmark && newBlocks.get(landmark.words)
    if (block) scrollBy({ top: topOf(block) - landmark.top, behavior: 'instant' })
  }
}

function blocksOfText(): Element[] {
  return [...(document.querySelector('.prose')?.children ?? [])]
}

/** Scrolls to the fragment as browsers do, unless the reader has scrolled already. */
function scrollToSection() {
  if (scrollY > 0) return
  const id = percentDecoded(location.hash.slice(1))
  if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}

/** px from the top of the viewport */
function topOf(block: Element): number {
  return block.getBoundingClientRect().top
}
