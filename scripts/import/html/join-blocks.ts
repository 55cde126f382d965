import type { Root, RootContent } from 'mdast'
import type { Edit } from '#scripts/import/text/edits.ts'
import { placeOf } from '#scripts/import/text/places.ts'
import { htmlBlock } from './html-block.ts'

/** Tags of elements that have a closing one. */
const TAG =
  /<(?<slash>\/?)(?:article|aside|blockquote|center|details|div|dl|fig(?:caption|ure)|header|main|[ou]l|section|table)\b/gi
const COMMENT = /<!--[^]*?(?:-->|$)/g

/**
 * Joins HTML that empty lines take apart. In kramdown, which Jekyll uses, an element ends only at its closing tag
 * (https://kramdown.gettalong.org/syntax.html#html-blocks), so authors indent what is in it, and Markdown here would take that for code.
 */
export function joinBlockEdits(text: string, tree: Root): Edit[] {
  const edits: Edit[] = []
  const blocks = tree.children
  let index = 0
  while (index < blocks.length) {
    const run = runOfHtml(text, blocks, index)
    const first = blocks[index]
    const last = run.at(-1)
    if (first !== undefined && last !== undefined && run.some(({ type }) => type === 'code')) {
      const { from } = placeOf(first)
      const { to } = placeOf(last)
      edits.push({ from, to, replacement: htmlBlock(text.slice(from, to)) })
    }
    index += Math.max(1, run.length)
  }
  return edits
}

/** The blocks from an index on that are HTML, or indented HTML inside of an element that is still open. */
function runOfHtml(text: string, blocks: readonly RootContent[], start: number): RootContent[] {
  const run: RootContent[] = []
  let openCount = 0
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (block === undefined) break
    const { from, to } = placeOf(block)
    const written = text.slice(from, to)
    const isIndentedHtml = block.type === 'code' && openCount > 0 && /^\s*</.test(written)
    if (block.type !== 'html' && !isIndentedHtml) break
    run.push(block)
    openCount += openedIn(written)
    if (openCount <= 0) break
  }
  return run
}

/** How many more elements HTML opens than it closes. */
function openedIn(html: string): number {
  const tags = Array.from(html.replaceAll(COMMENT, '').matchAll(TAG))
  const closings = tags.filter(({ groups }) => groups?.['slash'] === '/')
  return tags.length - 2 * closings.length
}
