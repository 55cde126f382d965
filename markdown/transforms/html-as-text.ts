import type { Nodes, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** Shows raw HTML as text (MD-5). Changes the tree in place. */
export function showHtmlAsText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const text = { type: 'text' as const, value: node.value }
    // The class keeps the lines and the indentation of a block.
    const data = { hProperties: { className: ['html-text'] }, hChildren: [text] }
    parent.children[index] = hasBlocks(parent) ? { type: 'paragraph', data, children: [text] } : text
    return SKIP
  })
}

function hasBlocks({ type }: Nodes): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition'
}
