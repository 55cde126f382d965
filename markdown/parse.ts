import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { SKIP, visit } from 'unist-util-visit'
import { markAlerts } from './transforms/alerts.ts'
import { mathFromMarkdown, mathSyntax, readMathFences } from './math/math-syntax.ts'
import { joinProtocolAutolinks } from './transforms/protocol-autolinks.ts'

/** Parses GitHub's Markdown (MD-1), formulas and alerts among it. */
export function parseMarkdown(markdown: string): Root {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), mathSyntax],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown],
  })
  readMathFences(tree)
  joinProtocolAutolinks(tree)
  markAlerts(tree)
  keepAnchors(tree)
  return tree
}

/**
 * The words that GitHub makes a heading's anchor of: those of its source, before shortcodes become emoji and TeX becomes
 * formulas, without raw HTML and the words of pictures.
 */
function keepAnchors(tree: Root): void {
  visit(tree, 'heading', (heading) => {
    const dataAnchor = toString(heading, { includeImageAlt: false, includeHtml: false })
    heading.data = { hProperties: { dataAnchor } }
  })
}

/** Turns raw HTML into the text it is (MD-5). Works on the tree in place. */
export function showHtmlAsText(tree: Root): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const text = { type: 'text' as const, value: node.value }
    // HTML on lines of its own keeps them, and their indentation, which an ordinary text would lose.
    const data = { hProperties: { className: ['html-text'] }, hChildren: [text] }
    parent.children[index] = isFlow(parent) ? { type: 'paragraph', data, children: [text] } : text
    return SKIP
  })
}

function isFlow({ type }: Nodes): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition'
}
