/** The search index, relative to the base of the site. */
export const SEARCH_PATH = 'search.json'

export type SearchEntry = {
  name: string
  /** Left out if it equals the name. */
  title?: string
  tags?: readonly string[]
  /** The words of its headings and description (`wordsOf`), separated by spaces. */
  about?: string
  /** The other words of its text. */
  text?: string
}

/**
 * All words in alphabetical order, separated by spaces, and for each word the articles that contain it, separated by commas: the
 * index of the first article, and the differences between the next ones (base 36).
 */
export type WordTable = readonly [words: string, articles: string]

/** `search.json`: the newest articles first. It is loaded when a visitor searches. */
export type SearchIndex = {
  articles: readonly Pick<SearchEntry, 'name' | 'title' | 'tags'>[]
  about: WordTable
  text: WordTable
}

/** A table of the words of each article, each word once. */
export function packWords(articles: readonly (readonly string[])[]): WordTable {
  const found = new Map<string, string[]>()
  const last = new Map<string, number>()
  for (const [index, words] of articles.entries())
    for (const word of words) {
      const steps = found.get(word) ?? []
      steps.push((index - (last.get(word) ?? 0)).toString(36))
      found.set(word, steps)
      last.set(word, index)
    }
  const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [sorted.map(([word]) => word).join(' '), sorted.map(([, steps]) => steps.join(' ')).join(',')]
}

/** The words of each article, separated by spaces. */
export function unpackWords([words, articles]: WordTable, count: number): string[] {
  const found = Array.from({ length: count }, (): string[] => [])
  const steps = articles.split(',')
  for (const [at, word] of words.split(' ').entries()) {
    let index = 0
    for (const step of (steps[at] ?? '').split(' ')) {
      index += Number.parseInt(step, 36)
      found[index]?.push(word)
    }
  }
  return found.map((all) => all.join(' '))
}
