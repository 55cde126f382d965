import type { RememberReading } from './text-in-place.tsx'
import { blockFinder, type TextBlock, textBlocks } from './text-blocks.ts'

/** Puts a part of the reader's state into the new text. */
type Restore = () => void

type FindBlock = ReturnType<typeof blockFinder>

/**
 * Remembers what the reader of the text looks at, has opened, focused and selected. The returned function restores it in a new text, as
 * far as that has the same blocks.
 */
export const rememberReading: RememberReading = () => {
  const blocks = textBlocks()
  // The reader may be waiting for the section in the address.
  if (blocks.length === 0) return scrollToSection
  const restoreContents = rememberContents()
  const restoreScroll = rememberScroll(blocks)
  const restoreFocus = rememberFocus(blocks)
  const restoreSelection = rememberSelection(blocks)
  return () => {
    const find = blockFinder(textBlocks())
    // First, because links in closed contents take no focus, and contents above the text move it.
    restoreContents()
    restoreScroll(find)
    restoreFocus(find)
    restoreSelection(find)
  }
}

function scrollToSection(): void {
  if (scrollY === 0 && location.hash !== '') location.replace(location.hash)
}

/** Keeps the contents open, and scrolled. */
function rememberContents(): Restore {
  const isOpen = document.querySelector<HTMLDetailsElement>('.contents details')?.open ?? false
  const scrolled = document.querySelector('.contents-box')?.scrollTop ?? 0
  return () => {
    const details = document.querySelector<HTMLDetailsElement>('.contents details')
    if (details) details.open = isOpen
    document.querySelector('.contents-box')?.scrollTo({ top: scrolled, behavior: 'instant' })
  }
}

/** Keeps the first visible block that both texts have where it is in the window. */
function rememberScroll(blocks: readonly TextBlock[]): (find: FindBlock) => void {
  if (scrollY === 0) return () => {}
  const landmarks = blocks
    .map((block) => ({ block, box: block.element.getBoundingClientRect() }))
    .filter(({ block, box }) => block.words.trim() !== '' && box.bottom > 0)
  return (find) => {
    const landmark = landmarks.find(({ block }) => find(block))
    const block = landmark && find(landmark.block)
    if (!block) return
    const { top } = block.element.getBoundingClientRect()
    scrollBy({ top: top - landmark.box.top, behavior: 'instant' })
  }
}

/** Keeps the focus on the same link, button or box. If it is gone, its block has it, or else the heading of the page. */
function rememberFocus(blocks: readonly TextBlock[]): (find: FindBlock) => void {
  const focused = document.activeElement
  if (!focused?.closest('.article-text')) return () => {}
  const block = blocks.find(({ element }) => element.contains(focused))
  const part = ['.contents', '.article-end', '.prose'].find((selector) => focused.closest(selector))
  const area = block?.element ?? partOfArticle(part)
  const index = area ? similarTo(focused, area).indexOf(focused) : -1
  const similarIn = (newArea: Element) => similarTo(focused, newArea)[index]
  return (find) => {
    const newArea = block ? (find(block)?.element ?? null) : partOfArticle(part)
    focusInstead(newArea ?? document.querySelector('h1'))
    focusSimilar()
    // The scripts add their buttons in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(focusSimilar))

    function focusSimilar() {
      const isMovedByReader = document.activeElement !== newArea
      if (newArea && !isMovedByReader) moveFocus(similarIn(newArea))
    }
  }
}

function partOfArticle(selector: string | undefined): Element | null {
  return selector === undefined ? null : document.querySelector(selector)
}

/** Elements of an area with the same name, address and words, in order. */
function similarTo(element: Element, area: Element): Element[] {
  const nameOf = (other: Element) =>
    [other.className, other.getAttribute('href'), other.textContent].join('\n')
  const elements = [area, ...area.querySelectorAll(element.localName)]
  return elements.filter(
    (other) => other.localName === element.localName && nameOf(other) === nameOf(element),
  )
}

/** Focuses an element that may not be focusable by itself. */
function focusInstead(element: Element | null): void {
  if (element && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  moveFocus(element)
}

function moveFocus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** A point of a text: a block, and how many UTF-16 units of its words come before it. */
type TextPoint = { block: TextBlock; offset: number }

/** Keeps selected words selected. */
function rememberSelection(blocks: readonly TextBlock[]): (find: FindBlock) => void {
  const selection = getSelection()
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {}
  if (!selection || selection.isCollapsed || !anchorNode || !focusNode) return () => {}
  const start = pointAt(blocks, anchorNode, anchorOffset ?? 0)
  const end = pointAt(blocks, focusNode, focusOffset ?? 0)
  return (find) => {
    const newStart = start && boundaryAt(find(start.block), start.offset)
    const newEnd = end && boundaryAt(find(end.block), end.offset)
    if (newStart && newEnd) selection.setBaseAndExtent(...newStart, ...newEnd)
  }
}

function pointAt(blocks: readonly TextBlock[], node: Node, nodeOffset: number): TextPoint | null {
  const block = blocks.find(({ content }) => content.contains(node))
  if (!block) return null
  const before = document.createRange()
  before.setStart(block.content, 0)
  before.setEnd(node, nodeOffset)
  return { block, offset: before.toString().length }
}

/** The boundary in the document that a point of a block stands for (DOM, "Boundary points"). */
function boundaryAt(block: TextBlock | undefined, offset: number): [Node, number] | null {
  if (!block) return null
  const texts = document.createTreeWalker(block.content, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0
    if (offset <= before + length) return [text, offset - before]
    before += length
  }
  return null
}
