import type { Nodes, Root } from 'hast'
import { wordsOf } from '#app/lib/search/words.ts'
import { walkElements } from '#markdown/tree.ts'
import type { WordCounts } from '#site-build/model.ts'

/** Longer ones are hashes and addresses, which nobody types. */
const LONGEST_WORD = 40
/** The weight of a word in a heading or the description, as a number of occurrences in the text. */
const ABOUT_WEIGHT = 10
const HEADINGS = /^h[1-6]$/
/** Nobody searches for TeX, or for the BibTeX that unfolds below a publication. */
const UNCOUNTED = /^(math|details|h[1-6])$/
const UNFOLDED = /^details$/

/** Counts the words of a text for the search. */
export function articleWords(body: Root, description: string): WordCounts {
  const headings: string[] = []
  walkElements(body, (element) => {
    if (HEADINGS.test(element.tagName)) headings.push(plainText(element))
  })
  const about = new Set(indexedWords([description, ...headings].join(' ')))
  const counts = new Map<string, number>()
  for (const word of indexedWords(plainText(body, UNCOUNTED))) {
    if (about.has(word)) continue
    const count = counts.get(word) ?? 0
    counts.set(word, count + 1)
  }
  return { about: [...about].join(' '), text: [...counts].flat().join(' ') }
}

/** Each word once (`articleWords`), with its weight. */
export function weightedWords({ about, text }: WordCounts): [word: string, weight: number][] {
  const aboutWords = about === '' ? [] : about.split(' ')
  const weights = aboutWords.map((word): [string, number] => [word, ABOUT_WEIGHT])
  // A word, the number of its occurrences, the next word, and so on.
  const parts = text.split(' ')
  for (let index = 0; index + 1 < parts.length; index += 2)
    weights.push([parts[index]!, Number(parts[index + 1])])
  return weights
}

function indexedWords(text: string): string[] {
  return wordsOf(text).filter(({ length }) => length <= LONGEST_WORD)
}

/** The text of an article as readers see it, without its markup: a line for each of its blocks. */
export function plainLines({ children }: Root): string[] {
  const lines = children.map((block) => plainText(block, UNFOLDED).replaceAll(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '')
}

/** The text of a tree. There are line breaks between most blocks. @param leftOut the names of elements whose text is left out */
function plainText(node: Nodes, leftOut?: RegExp): string {
  if (node.type === 'text') return node.value
  const name = node.type === 'element' ? node.tagName : ''
  if (!('children' in node) || leftOut?.test(name)) return ''
  const text = node.children.map((child) => plainText(child, leftOut)).join('')
  // They follow the name of a file, and a word.
  return name === 'pre' || name === 'sup' ? ` ${text}` : text
}
