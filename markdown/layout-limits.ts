import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { layoutUnits } from './layout-units.ts'
import { layoutWeight } from './layout-weight.ts'
import { isListPart } from './transforms/list-parts.ts'

/** Also what is far from the window costs a browser some 12 µs each. Those in parts of lists are not counted (`list-parts.ts`). */
const MAX_BLOCKS = 4_000
/** In characters: what is laid out in one go takes some 40 ms. */
const MAX_WEIGHT = 130_000

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
  const isTooHeavy = (unit: Element) => layoutWeight(unit) > MAX_WEIGHT
  return layoutUnits(tree).some(isTooHeavy)
    ? 'one of its paragraphs, quotes, tables or codes is too long'
    : null
}

function countBlocks(tree: Root): number {
  let blocks = 0
  visit(tree, 'element', (element) => {
    blocks += Number(BLOCKS.has(element.tagName))
    return isListPart(element) ? SKIP : undefined
  })
  return blocks
}
