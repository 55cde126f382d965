import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { SKIP, visit } from 'unist-util-visit'

/** A description is as long as search engines show one. */
const DESCRIPTION_LENGTH = 160

export type ParsedMarkdown = {
  tree: Root
  /** The text of a heading of level 1 that opens the document, which is then no longer in the tree; else `null`. */
  title: string | null
  /** The first paragraph’s text. */
  description: string
}

/** Parses GitHub's Markdown (MD-1), with raw HTML turned into the text it is (MD-5). */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const title = takeTitle(tree)
  const opening = tree.children.find(({ type }) => type === 'paragraph')
  showHtmlAsText(tree)
  return { tree, title, description: shortened(opening ? toString(opening) : '') }
}

function takeTitle(tree: Root): string | null {
  const index = tree.children.findIndex(({ type }) => type !== 'definition')
  const first = tree.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return null
  tree.children.splice(index, 1)
  return toString(first).trim() || null
}

function showHtmlAsText(tree: Root): void {
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

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  // Chinese and Japanese have no spaces to cut at; half of a surrogate pair is no character.
  const words = end > DESCRIPTION_LENGTH / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
