import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Aligns cells by classes, because the content security policy refuses style attributes, and puts every table into a box
 * that scrolls, also by keyboard. Changes the tree in place.
 */
export function arrangeTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element
    if (tagName === 'td' || tagName === 'th') {
      if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
      delete properties.align
    }
    if (tagName === 'table' && parent && index !== undefined) parent.children[index] = scrollBox(element)
  })
}

function scrollBox(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
    children: [table],
  }
}
