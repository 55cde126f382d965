/** The address of the search index, relative to the base of the site, and its file in the finished site. */
export const SEARCH_PATH = 'search.json'

/** What the search knows of one article. */
export type SearchEntry = {
  name: string
  /** Left out if it is the name. */
  title?: string
  tags?: readonly string[]
  /** Words of its headings and its description, with spaces between them (`wordsOf`). */
  about?: string
  /** Other words of its text: as many as fit, those that are most its own. */
  text?: string
}

/** `search.json`: newest articles first, loaded when somebody searches. */
export type SearchIndex = { articles: readonly SearchEntry[] }
