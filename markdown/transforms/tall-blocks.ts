import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { layoutUnits } from '#markdown/layout-units.ts'
import { layoutWeight } from '#markdown/layout-weight.ts'
import { isListPart } from './list-parts.ts'

/** rem of the lowest class; each class is twice as high as the one before (`long.css`). */
const LOWEST = 12
const HIGHEST = 3_072
/** Parts of lists are taken for some 230 rem without any class. */
const HIGHER_THAN_PARTS = 384
/** Characters of a line of text, and the height of one, rem. */
const LINE = 70
const LINE_HEIGHT = 1.75
const CODE_LINE_HEIGHT = 1.45
/** Weight of a rem: so few that a window and what is near it hold some 12 ms of layout. */
const WEIGHT_OF_REM = 160

/**
 * Tells of the blocks of a long text how high they are before they are laid out, by a class. What browsers take for low they
 * lay out too much of at once: so what weighs much is said to be higher than it is. Works on the tree in place.
 */
export function markTallBlocks(tree: Root): void {
  for (const unit of layoutUnits(tree)) {
    const height = Math.max(heightOf(unit), layoutWeight(unit) / WEIGHT_OF_REM)
    if (height < (isListPart(unit) ? HIGHER_THAN_PARTS : LOWEST)) continue
    const rem = Math.min(HIGHEST, LOWEST * 2 ** Math.floor(Math.log2(height / LOWEST)))
    unit.properties.className = [...[unit.properties.className ?? []].flat().map(String), `tall-${rem}`]
  }
}

/** rem */
function heightOf(block: ElementContent): number {
  if (block.type !== 'element') return 0
  const words = toString(block)
  if (isCode(block)) return words.split('\n').length * CODE_LINE_HEIGHT
  return (words.length / LINE) * LINE_HEIGHT
}

function isCode({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('code-frame')
}
