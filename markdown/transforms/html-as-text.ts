import type { Html, Parents } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { element } from '#markdown/tree.ts'

/** Shows raw HTML as text (MD-5). The class of a block preserves lines and indentation. */
export function htmlAsText(state: State, { value }: Html, parent: Parents | undefined) {
  if (parent && hasBlocks(parent)) return element('p', { className: ['html-text'] }, [value])
  return state.one({ type: 'text', value }, parent)
}

function hasBlocks({ type }: Parents): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition'
}
