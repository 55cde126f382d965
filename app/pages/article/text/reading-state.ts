import type { RememberReading } from './text-in-place.tsx'
import { blockFinder, type FindBlock, type TextBlock, textBlocks } from './text-blocks.ts'

/** Puts a part of the reader's state into the new text. */
type Restore = () => void

/** Puts a part of the reader's state into the new text, in whose blocks `find` looks. */
type RestoreInBlocks = (find: FindBlock) => void

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
  const wasOpen = document.querySelector<HTMLDetailsElement>('.contents details')?.open ?? false
  const scrollTop = document.querySelector('.contents-box')?.scrollTop ?? 0
  return () => {
    const details = document.querySelector<HTMLDetailsElement>('.contents details')
    if (details) details.open = wasOpen
    document.querySelector('.contents-box')?.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}

/** Keeps the first visible block that both texts have where it is in the window. */
function rememberScroll(blocks: readonly TextBlock[]): RestoreInBlocks {
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
function rememberFocus(blocks: readonly TextBlock[]): RestoreInBlocks {
  const focused = document.activeElement
  if (!focused?.closest('.article-text')) return () => {}
  const block = blocks.find(({ element }) => element.contains(focused))
  const partSelector = ['.contents', '.article-end', '.prose'].find((selector) => focused.closest(selector))
  const area = block?.element ?? partOfArticle(partSelector)
  const index = area ? similarElements(focused, area).indexOf(focused) : -1
  const findSimilar = (newArea: Element) => similarElements(focused, newArea)[index]
  return (find) => {
    const newArea = block ? (find(block)?.element ?? null) : partOfArticle(partSelector)
    focusInstead(newArea ?? document.querySelector('h1'))
    focusSimilar()
    // The scripts add their buttons in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(focusSimilar))

    function focusSimilar() {
      const isMovedByReader = document.activeElement !== newArea
      if (!newArea || isMovedByReader) return
      moveFocus(findSimilar(newArea))
    }
  }
}

function partOfArticle(selector: string | undefined): Element | null {
  return selector === undefined ? null : document.querySelector(selector)
}

/** Elements of an area with the same name, address and words, in order. */
function similarElements(element: Element, area: Element): Element[] {
  const keyOf = (candidate: Element) =>
    [candidate.className, candidate.getAttribute('href'), candidate.textContent].join('\n')
  const key = keyOf(element)
  const candidates = [area, ...area.querySelectorAll(element.localName)]
  return candidates.filter(
    (candidate) => candidate.localName === element.localName && keyOf(candidate) === key,
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
function rememberSelection(blocks: readonly TextBlock[]): RestoreInBlocks {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return () => {}
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  const anchor = pointAt(blocks, anchorNode, anchorOffset)
  const focus = pointAt(blocks, focusNode, focusOffset)
  return (find) => {
    const newAnchor = anchor && boundaryAt(find(anchor.block), anchor.offset)
    const newFocus = focus && boundaryAt(find(focus.block), focus.offset)
    if (!newAnchor || !newFocus) return
    selection.setBaseAndExtent(newAnchor.node, newAnchor.offset, newFocus.node, newFocus.offset)
  }
}

/** The point of the text at a boundary in the document; `null` outside its blocks. */
function pointAt(blocks: readonly TextBlock[], node: Node | null, nodeOffset: number): TextPoint | null {
  const block = blocks.find(({ content }) => content.contains(node))
  if (!block || !node) return null
  const before = document.createRange()
  before.setStart(block.content, 0)
  before.setEnd(node, nodeOffset)
  return { block, offset: before.toString().length }
}

/** A node of text, and how many of its UTF-16 units come before (DOM, "Boundary points"). */
type Boundary = { node: Node; offset: number }

/** The boundary in the document that a point of a block stands for. */
function boundaryAt(block: TextBlock | undefined, offset: number): Boundary | null {
  if (!block) return null
  const texts = document.createTreeWalker(block.content, NodeFilter.SHOW_TEXT)
  let remaining = offset
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (remaining <= length) return { node, offset: remaining }
    remaining -= length
  }
  return null
}
