import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { isListPart } from './list-parts.ts'

/** Also what is far from the window costs a browser some 12 µs each. Those in parts of lists are not counted (`list-parts.ts`). */
const MAX_BLOCKS = 4_000
/** Of one quote or item. */
const MAX_WITHIN = 1_000
/** Of one paragraph, heading, cell, item or line of code: each is laid out in one go, so many in some 30 ms. */
const MAX_CHARACTERS = 100_000
/** Links, words in bold, parts of formulas and the texts between them, which take as long. */
const MAX_INLINE = 3_000

const LINES: ReadonlySet<string> = new Set('figcaption h1 h2 h3 h4 h5 h6 li p td th'.split(' '))
const BLOCKS: ReadonlySet<string> = new Set(
  'blockquote div figure h1 h2 h3 h4 h5 h6 hr li ol p pre table ul'.split(' '),
)

/**
 * Whether a finished tree holds more than a browser lays out in 50 ms, in which its reader can do nothing.
 *
 * @returns the rest of a sentence for the reader when it does ("because …"), else `null`
 */
export function layoutReached(tree: Root): string | null {
  if (countBlocks(tree) > MAX_BLOCKS) return 'it has more than 4,000 paragraphs, headings, items and the like'
  let isReached = false
  visit(tree, 'element', (element) => {
    isReached ||= isLong(element)
  })
  return isReached ? 'one of its paragraphs, quotes or lines of code is too long' : null
}

function countBlocks(tree: Root): number {
  let blocks = 0
  visit(tree, 'element', (element) => {
    blocks += Number(BLOCKS.has(element.tagName))
    return isListPart(element) ? SKIP : undefined
  })
  return blocks
}

function isLong(element: Element): boolean {
  const { tagName, children } = element
  if (tagName === 'pre') return toString(element).split('\n').some(isLongLine)
  if (/^(blockquote|li)$/.test(tagName) && children.filter(isBlock).length > MAX_WITHIN) return true
  return LINES.has(tagName) && hasLongText(children)
}

function isLongLine(line: string): boolean {
  return line.length > MAX_CHARACTERS
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName)
}

/** What a block holds, without the blocks in it. No recursion: emphasis may be deep. */
function hasLongText(children: readonly ElementContent[]): boolean {
  const waiting = [...children]
  let characters = 0
  let inline = 0
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isBlock(node)) continue
    if (node.type === 'text') characters += node.value.length
    if (node.type === 'element') waiting.push(...node.children)
    inline += 1
    if (characters > MAX_CHARACTERS || inline > MAX_INLINE) return true
  }
  return false
}
