import { Component, type ReactNode } from 'react'

type TextProps = { children: ReactNode }
type Restore = (() => void) | null

/** A text whose replacement does not move what the reader sees. No hook runs just before React changes the document, so it is a class. */
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

/** Remembers the blocks that the reader sees. The returned function keeps the first one that both texts contain in place. */
function anchorScroll(): Restore {
  const blocks = blocksOfText()
  // The reader may be waiting for the section in the address.
  if (blocks.length === 0) return scrollToSection
  if (scrollY === 0) return null
  const landmarks = blocks
    .map((block) => ({ words: block.textContent, box: block.getBoundingClientRect() }))
    .filter(({ words, box }) => words.trim() !== '' && box.bottom > 0)

  return () => {
    const newBlocks = new Map(blocksOfText().map((block) => [block.textContent, block]))
    const landmark = landmarks.find(({ words }) => newBlocks.has(words))
    const block = landmark && newBlocks.get(landmark.words)
    if (block) scrollBy({ top: block.getBoundingClientRect().top - landmark.box.top, behavior: 'instant' })
  }
}

function blocksOfText(): Element[] {
  return [...(document.querySelector('.prose')?.children ?? [])]
}

function scrollToSection(): void {
  if (scrollY === 0 && location.hash !== '') location.replace(location.hash)
}
