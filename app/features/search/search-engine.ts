import MiniSearch, { type SearchResult } from 'minisearch'
import { tagKey } from '#app/lib/articles/tags.ts'
import type { SearchEntry } from '#app/lib/search/search-index.ts'
import { wordsOf } from '#app/lib/search/words.ts'

type SearchHit = {
  name: string
  /** The name, if it has no other title. */
  title: string
  /** The words of the article that match, as `wordsOf` gives them. */
  terms: string[]
}

export type Hits = {
  /** The best first; for a tag alone, in the order of the index. */
  hits: SearchHit[]
  /** No article has all words of the query: these have similar words, or some of them. */
  isNear: boolean
}

/** Words, a tag, or both; `''` for none. */
export type SearchQuery = { text: string; tag: string }

/** In characters. The time for tolerating errors grows with the square of a word's length. */
const MAX_QUERY = 200
/** One error in five letters; words of less than four must match exactly. */
const fuzzy = (word: string) => (word.length >= 4 ? 0.2 : false)

/** The first of these that finds articles counts; all but the first find similar ones. */
const SEARCH_OPTIONS = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
] as const

/** Searches articles by the beginnings of words. If none has all words, tolerates typing errors and missing words. */
export function searchEngine(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<SearchEntry>({
    idField: 'name',
    fields: ['name', 'title', 'tags', 'about', 'text'],
    storeFields: ['title', 'tags'],
    // Two fields already consist of words; the others, and queries, are as they were written.
    tokenize: (text, field) => (field === 'about' || field === 'text' ? text.split(' ') : wordsOf(text)),
    processTerm: (word) => word,
    searchOptions: { boost: { name: 4, title: 4, tags: 3, about: 2 }, prefix: true },
  })
  index.addAll(entries)

  function find({ text, tag }: SearchQuery): Hits {
    const isTag = (other: string) => tagKey(other) === tagKey(tag)
    const filter = ({ tags = [] }: SearchResult) => tag === '' || tags.some(isTag)
    const words = text.trim() === '' ? MiniSearch.wildcard : text.slice(0, MAX_QUERY)
    for (const options of SEARCH_OPTIONS) {
      const matches = index.search(words, { ...options, filter })
      const hits = matches.map(({ id, title, terms }) => ({ name: id, title: title ?? id, terms }))
      if (hits.length > 0) return { hits, isNear: options !== SEARCH_OPTIONS[0] }
    }
    return { hits: [], isNear: false }
  }

  /** Adds an article by its name alone, unless it is there. */
  function addName(name: string): void {
    if (!index.has(name)) index.add({ name })
  }

  return { find, addName }
}
