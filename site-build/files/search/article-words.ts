import type { Element, Root, Nodes } from 'hast'
import { wordsOf } from '#app/lib/search/words.ts'
import { walkElements } from '#markdown/tree.ts'

/** The words of one article for the search index, each once. */
export type ArticleWords = {
  /** Words of its headings and its description, with spaces between them. */
  about: string
  /** The other words, each with its number of occurrences: `gradient 12 descent 5`. */
  text: string
}

/** Longer ones are hashes and addresses, which nobody types. */
const LONGEST_WORD = 40

/** The words of an article, from its formatted text. Formulas are left out: nobody searches for TeX. */
export function articleWords(body: Root, description: string): ArticleWords {
  const headings: string[] = []
  walkElements(body, (element) => {
    if (isHeading(element)) headings.push(plainText(element))
  })
  const about = new Set(indexedWords([description, ...headings].join(' ')))
  const counts = new Map<string, number>()
  for (const word of indexedWords(plainText(body, (element) => isHeading(element) || isFormula(element))))
    if (!about.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { about: [...about].join(' '), text: [...counts].flat().join(' ') }
}

function indexedWords(text: string): string[] {
  return wordsOf(text).filter(({ length }) => length <= LONGEST_WORD)
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}

function isFormula({ tagName }: Element): boolean {
  return tagName === 'math'
}

/** The text of an article as readers see it, without its markup: a line for each of its blocks. */
export function plainLines({ children }: Root): string[] {
  return children.map((block) => plainText(block).replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}

/** The text of a tree without some of its elements. There are line breaks between most blocks. */
function plainText(node: Nodes, isLeftOut: (element: Element) => boolean = () => false): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && isLeftOut(node))) return ''
  const text = node.children.map((child) => plainText(child, isLeftOut)).join('')
  // They follow the name of a file, and a word.
  return node.type === 'element' && /^(pre|sup)$/.test(node.tagName) ? ` ${text}` : text
}
