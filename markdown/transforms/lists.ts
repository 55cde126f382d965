import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walkElements } from '#markdown/tree.ts'
import { task } from '#markdown/words.ts'

/** The most characters of a checkbox's name. */
const MAX_NAME = 200

/** Gives quotes and lists their classes (MD-3). Changes the tree in place. */
export function classQuotesAndLists(tree: Root): void {
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName === 'blockquote') properties.className = ['quote']
    if (tagName !== 'ol' && tagName !== 'ul') return
    const isTaskList = [properties.className].flat().includes('contains-task-list')
    properties.className = [
      'list',
      ...(tagName === 'ol' ? ['list-ordered'] : []),
      ...(isTaskList ? ['list-task'] : []),
    ]
  })
}

/** Names the checkboxes of task lists after their line, without the lists below it. Changes the tree in place. */
export function nameTasks(tree: Root): void {
  walkElements(tree, (item) => {
    if (item.tagName !== 'li') return
    const first = item.children.find((child) => child.type === 'element')
    const line = first?.tagName === 'p' ? first : item
    const box = line.children.find((child) => child.type === 'element' && child.tagName === 'input')
    if (box?.type !== 'element') return
    const words = line.children
      .filter((child) => child.type !== 'element' || !/^[ou]l$/.test(child.tagName))
      .map((child) => toString(child))
      .join('')
    box.properties.ariaLabel = words.trim().slice(0, MAX_NAME) || task
  })
}
