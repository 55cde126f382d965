import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { oneLine } from '#markdown/frontmatter/one-line.ts'

/** The most characters of a description. Search engines show about as many. */
const DESCRIPTION_LENGTH = 160

/** Removes an opening heading, which is the title or repeats the known one, and reads the first paragraph. Changes the tree in place. */
export function takeHead(tree: Root, knownTitle: string | null = null) {
  const title = takeTitle(tree, knownTitle)
  const opening = tree.children.find(({ type }) => type === 'paragraph')
  return { title, description: shorten(oneLine(toString(opening, { includeHtml: false }))) }
}

function takeTitle(tree: Root, knownTitle: string | null): string | null {
  const index = tree.children.findIndex(({ type }) => type !== 'definition')
  const first = tree.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return null
  const title = oneLine(toString(first))
  if (knownTitle !== null && title !== oneLine(knownTitle)) return null
  tree.children.splice(index, 1)
  return title || null
}

function shorten(line: string): string {
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  // Chinese and Japanese have no spaces to cut at. The cut must not leave half of a surrogate pair.
  const words = end > DESCRIPTION_LENGTH / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
