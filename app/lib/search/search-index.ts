/** The address of the search index, relative to the base of the site, and its file in the finished site. */
export const SEARCH_PATH = 'search.json'

/** An article in the search index. */
export type SearchEntry = {
  name: string
  /** Left out if it equals the name. */
  title?: string
  tags?: readonly string[]
  /** The words of its headings and description (`wordsOf`), separated by spaces. */
  about?: string
  /** The most characteristic other words of its text, as many as fit. */
  text?: string
}

/** `search.json`: the newest articles first. It is loaded when a visitor searches. */
export type SearchIndex = { articles: readonly SearchEntry[] }
