import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchEntry } from '#app/lib/search/search-index.ts'
import { wordsOf } from '#app/lib/search/words.ts'
import { tagKey } from '#app/lib/articles/tags.ts'

/** An article that was found. */
export type SearchHit = {
  name: string
  /** The name, if it has no other title. */
  title: string
  /** The words of the article that match, as `wordsOf` gives them, for `MarkedText`. */
  terms: string[]
}

/** Words, a tag, or both. */
export type SearchQuery = { text: string; tag?: string }

export type SearchEngine = {
  /** The articles that match, the best first; for a tag alone, in the order of the index. */
  find: (query: SearchQuery) => SearchHit[]
  /** Adds an article, or replaces the words of one by those of a newer text. */
  put: (entry: SearchEntry) => void
}

/** In characters. The time for tolerating errors grows with the square of a word's length. */
const LONGEST_QUERY = 200
/** Shorter words must match exactly. */
const FUZZY_LENGTH = 4
/** These fields already consist of words; the others are as they were written. */
const isSplit = (field: string | undefined) => field === 'about' || field === 'text'

/** Searches articles by the beginnings of words, and tolerates typing errors. */
export function searchEngine(entries: readonly SearchEntry[]): SearchEngine {
  const index = new MiniSearch<SearchEntry>({
    idField: 'name',
    fields: ['name', 'title', 'tags', 'about', 'text'],
    storeFields: ['title', 'tags'],
    tokenize: (text, field) => (isSplit(field) ? text.split(' ') : wordsOf(text)),
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 4, title: 4, tags: 3, about: 2 },
      prefix: true,
      fuzzy: (word) => (word.length >= FUZZY_LENGTH ? 0.2 : false),
    },
  })
  index.addAll(entries)

  function find({ text: written, tag }: SearchQuery): SearchHit[] {
    const text = written.slice(0, LONGEST_QUERY)
    const key = tag === undefined ? undefined : tagKey(tag)
    const filter = ({ tags }: SearchResult) =>
      key === undefined || (Array.isArray(tags) && tags.some((one) => tagKey(String(one)) === key))
    const isEmpty = wordsOf(text).length === 0
    if (isEmpty && (key === undefined || text.trim() !== '')) return []
    const found = index.search(isEmpty ? MiniSearch.wildcard : text, { combineWith: 'AND', filter })
    // The index does not contain every word of every text.
    const some = found.length > 0 || isEmpty ? found : index.search(text, { combineWith: 'OR', filter })
    return some.map(({ id, title, terms }) => ({ name: id, title: title ?? id, terms }))
  }

  function put(entry: SearchEntry): void {
    if (!index.has(entry.name)) index.add(entry)
    // The title and the tags stay.
    else if (entry.text !== undefined) index.replace({ ...index.getStoredFields(entry.name), ...entry })
  }

  return { find, put }
}
