import type { Element, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { wordsOf } from '#app/lib/search/words.ts'

/** The words of one article for the search index, each once. */
export type ArticleWords = {
  /** Words of its headings and its description, with spaces between them. */
  about: string
  /** The other words, each with its number of occurrences: `gradient 12 descent 5`. */
  text: string
}

/** The index never has room for more words of one article. */
const MOST_WORDS = 400
/** Longer ones are hashes and addresses, which nobody types. */
const LONGEST_WORD = 40

/** The words of an article, from its formatted text. Formulas are left out: nobody searches for TeX. */
export function articleWords(body: Root, description: string): ArticleWords {
  const about: string[] = [description, ' ']
  const text: string[] = []
  collect(body, text, about)
  const aboutWords = new Set(indexedWords(about))
  const counts = new Map<string, number>()
  for (const word of indexedWords(text))
    if (!aboutWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_WORDS)
  return { about: [...aboutWords].join(' '), text: most.map((pair) => pair.join(' ')).join(' ') }
}

function indexedWords(parts: readonly string[]): string[] {
  return wordsOf(parts.join('')).filter(({ length }) => length <= LONGEST_WORD)
}

function collect(node: Root | RootContent, text: string[], about: string[]): void {
  if (node.type === 'text') text.push(node.value)
  if (node.type !== 'root' && node.type !== 'element') return
  if (node.type === 'element' && node.tagName === 'math') return
  // Between other blocks there are line breaks.
  if (node.type === 'element' && isHeading(node)) about.push(toString(node), ' ')
  else for (const child of node.children) collect(child, text, about)
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}
