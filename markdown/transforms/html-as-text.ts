import type { Nodes, Root } from 'mdast'
import { walkMarkdown } from '#markdown/walk.ts'

/** Shows raw HTML as text (MD-5). Changes the tree in place. */
export function showHtmlAsText(tree: Root): void {
  walkMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return
    const text = { type: 'text' as const, value: node.value }
    // The class keeps the lines and the indentation of a block.
    const data = { hProperties: { className: ['html-text'] }, hChildren: [text] }
    parent.children[index] = hasBlocks(parent) ? { type: 'paragraph', data, children: [text] } : text
  })
}

function hasBlocks({ type }: Nodes): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition'
}
