import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Gives quotes and lists their classes (MD-3). Changes the tree in place. */
export function classQuotesAndLists(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
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
