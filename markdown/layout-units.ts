import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isListPart } from './transforms/list-parts.ts'

/**
 * What browsers lay out each by itself, when it comes near the window (`long.css`): the blocks of a text; of lists, wherever
 * they stand, their items, or the parts that they are in.
 */
export function layoutUnits(tree: Root): Element[] {
  const units: Element[] = []
  visit(tree, 'element', (element, _, parent) => {
    const isInList = parent?.type === 'element' && element.tagName === 'li' && !isListPart(parent)
    const isBlock = parent === tree && !/^(?:[ou]l|section)$/.test(element.tagName)
    if (isInList || isBlock || isListPart(element)) units.push(element)
  })
  return units
}
