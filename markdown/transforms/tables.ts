import type { Root } from 'hast'
import { element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'

/**
 * Aligns cells by classes, because the content security policy refuses style attributes, and puts every table into a box
 * that scrolls, also by keyboard. Changes the tree in place.
 */
export function arrangeTables(tree: Root): void {
  const box = { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 }
  walkElements(tree, (node, index, parent) => {
    const { tagName, properties } = node
    if (tagName === 'td' || tagName === 'th') {
      if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
      delete properties.align
    }
    if (tagName === 'table') parent.children[index] = element('div', { ...box }, [node])
  })
}
