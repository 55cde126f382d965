import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { oneLine } from '#markdown/one-line.ts'

/** Search engines show about so much of a description. */
const DESCRIPTION_LENGTH = 160

export type ArticleHead = {
  /** The words of a heading of level 1 that opens the text; `null` when there is none. */
  title: string | null
  /** The words of the first paragraph. */
  description: string
}

/**
 * Takes the title out of a tree, because the page shows it above the text, and reads the first paragraph.
 *
 * @param knownTitle the title that the page already has: an opening heading leaves the text only if it repeats it
 */
export function takeHead(tree: Root, knownTitle: string | null = null): ArticleHead {
  const title = takeTitle(tree, knownTitle)
  const opening = tree.children.find(({ type }) => type === 'paragraph')
  return { title, description: shortened(opening ? toString(opening) : '') }
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

function shortened(text: string): string {
  const line = oneLine(text)
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  // Chinese and Japanese have no spaces to cut at. Half of a surrogate pair must not remain.
  const words = end > DESCRIPTION_LENGTH / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
