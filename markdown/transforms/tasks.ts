import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

const MAX_NAME = 200

/** Names every checkbox of a task list by the words of its line, without the lists below it. Changes the tree in place. */
export function nameTasks(tree: Root): void {
  visit(tree, { tagName: 'li' }, (item: Element) => {
    const first = item.children.find((child) => child.type === 'element')
    const line = first?.tagName === 'p' ? first : item
    const box = line.children.find((child) => child.type === 'element' && child.tagName === 'input')
    if (box?.type !== 'element') return
    const words = line.children
      .filter((child) => child.type !== 'element' || !/^[ou]l$/.test(child.tagName))
      .map((child) => toString(child))
      .join('')
    box.properties.ariaLabel = words.trim().slice(0, MAX_NAME) || 'Task'
  })
}
