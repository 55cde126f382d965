import { Component, type ReactNode } from 'react'
import { percentDecoded } from '#app/lib/percent-decoded.ts'

/** How many blocks are remembered: some of them may have been rewritten. */
const LANDMARKS = 40

type TextProps = { children: ReactNode }
type Restore = (() => void) | null

/**
 * A text that may be replaced without moving what the reader is looking at. A class, because the reader may scroll until React
 * changes the document, and no hook runs then.
 */
export class TextInPlace extends Component<TextProps> {
  override getSnapshotBeforeUpdate({ children }: TextProps): Restore {
    return children === this.props.children ? null : anchorScroll()
  }

  override componentDidUpdate(_props: TextProps, _state: unknown, restore: Restore): void {
    restore?.()
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/**
 * Remembers the blocks that the reader is looking at. If there is no text yet, the reader may be waiting for the section in the
 * address.
 *
 * @returns scrolls to that section, or keeps the first block that both texts contain in place; `null` at the top
 */
function anchorScroll(): Restore {
  const blocks = blocksOfText()
  if (blocks.length === 0) return scrollToSection
  if (scrollY === 0) return null
  const landmarks = blocks
    .filter((block) => block.textContent.trim() !== '' && block.getBoundingClientRect().bottom > 0)
    .slice(0, LANDMARKS)
    .map((block) => ({ words: block.textContent, top: block.getBoundingClientRect().top }))

  return () => {
    const newBlocks = new Map(blocksOfText().map((block) => [block.textContent, block]))
    const landmark = landmarks.find(({ words }) => newBlocks.has(words))
    const block = landmark && newBlocks.get(landmark.words)
    if (block) scrollBy({ top: block.getBoundingClientRect().top - landmark.top, behavior: 'instant' })
  }
}

function blocksOfText(): Element[] {
  return [...(document.querySelector('.prose')?.children ?? [])]
}

/** Scrolls to the fragment as browsers do, unless the reader has scrolled already. */
function scrollToSection(): void {
  if (scrollY > 0) return
  const id = percentDecoded(location.hash.slice(1))
  if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}
