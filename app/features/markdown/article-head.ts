import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** A description is as long as search engines show one. */
const DESCRIPTION_LENGTH = 160

export type ArticleHead = {
  /** The text of a heading of level 1 that opens the document; else `null`. */
  title: string | null
  /** The first paragraph’s text. */
  description: string
}

/** Takes the title out of a tree, where the page shows it, and reads the first paragraph. */
export function takeHead(tree: Root): ArticleHead {
  const title = takeTitle(tree)
  const opening = tree.children.find(({ type }) => type === 'paragraph')
  return { title, description: shortened(opening ? toString(opening) : '') }
}

function takeTitle(tree: Root): string | null {
  const index = tree.children.findIndex(({ type }) => type !== 'definition')
  const first = tree.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return null
  tree.children.splice(index, 1)
  return toString(first).trim() || null
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
