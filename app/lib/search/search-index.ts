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

/**
 * A table of the words of some articles. It has each word once, and small numbers for its articles, so it is much smaller than their
 * texts.
 *
 * @param articles the words of each article, every word once
 */
export function packWords(articles: readonly (readonly string[])[]): WordTable {
  const stepsOfWord = new Map<string, string[]>()
  const lastArticleOfWord = new Map<string, number>()
  for (const [articleIndex, words] of articles.entries())
    for (const word of words) {
      const step = articleIndex - (lastArticleOfWord.get(word) ?? 0)
      const steps = stepsOfWord.get(word) ?? []
      steps.push(step.toString(36))
      stepsOfWord.set(word, steps)
      lastArticleOfWord.set(word, articleIndex)
    }
  const sorted = [...stepsOfWord].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const wordColumn = sorted.map(([word]) => word).join(' ')
  const articleColumn = sorted.map(([, steps]) => steps.join(' ')).join(',')
  return [wordColumn, articleColumn]
}

/**
 * The reverse of `packWords`.
 *
 * @param count the number of articles
 * @returns the words of each article, separated by spaces
 */
export function unpackWords([wordColumn, articleColumn]: WordTable, count: number): string[] {
  const wordsOfArticle = Array.from({ length: count }, (): string[] => [])
  const stepsOfWord = articleColumn.split(',')
  for (const [wordIndex, word] of wordColumn.split(' ').entries()) {
    const steps = (stepsOfWord[wordIndex] ?? '').split(' ')
    let articleIndex = 0
    for (const step of steps) {
      articleIndex += Number.parseInt(step, 36)
      wordsOfArticle[articleIndex]?.push(word)
    }
  }
  return wordsOfArticle.map((words) => words.join(' '))
}
