import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'

/** The most characters of a checkbox's name. */
const MAX_NAME = 200

/** Gives quotes, lists and tables their classes (MD-3), and checkboxes their names. Changes the tree in place. */
export function arrangeBlocks(tree: Root): void {
  walkElements(tree, (node, index, parent) => {
    const { tagName, properties } = node
    if (tagName === 'blockquote') properties.className = ['quote']
    if (tagName === 'ol' || tagName === 'ul') classList(node)
    if (tagName === 'li') nameTask(node)
    // The content security policy refuses style attributes.
    if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
    delete properties.align
    if (tagName === 'table') parent.children[index] = tableBox(node)
  })
}

function classList({ tagName, properties }: Element): void {
  const isTaskList = [properties.className].flat().includes('contains-task-list')
  properties.className = [
    'list',
    ...(tagName === 'ol' ? ['list-ordered'] : []),
    ...(isTaskList ? ['list-task'] : []),
  ]
}

/** Names the checkbox of a task after its line, without the lists below it. */
function nameTask(item: Element): void {
  const first = item.children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first : item
  const box = line.children.find((child) => child.type === 'element' && child.tagName === 'input')
  if (box?.type !== 'element') return
  const name = line.children
    .filter((child) => child.type !== 'element' || !/^[ou]l$/.test(child.tagName))
    .map((child) => toString(child))
    .join('')
  box.properties.ariaLabel = name.trim().slice(0, MAX_NAME) || words.task
}

/** A box in which a table scrolls, also by keyboard. */
function tableBox(table: Element): Element {
  const properties = { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 }
  return element('div', properties, [table])
}
