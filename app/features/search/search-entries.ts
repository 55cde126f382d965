import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { readArticleIndex } from '#app/lib/articles/read-article-index.ts'
import { SEARCH_PATH, type SearchEntry, type SearchIndex } from '#app/lib/search/search-index.ts'
import { wordsOf } from '#app/lib/search/words.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { isRecord } from '#article-host/is-record.ts'

type SearchEntries = {
  entries: readonly SearchEntry[]
  /** Whether they contain words of the texts. */
  hasTexts: boolean
}

/**
 * The articles of the search index; without it, those of the article index, which is cached for visits without a network.
 *
 * @throws TypeError when neither can be read
 */
export async function readSearchEntries(): Promise<SearchEntries> {
  const articles = await readSearchIndex().catch(() => null)
  if (articles) return { entries: articles, hasTexts: true }
  const list = await readArticleIndex()
  if (list) return { entries: list.entries.map(withoutText), hasTexts: false }
  throw new TypeError('The search index could not be loaded.')
}

async function readSearchIndex(): Promise<SearchIndex['articles'] | null> {
  const response = await fetch(BASE + SEARCH_PATH)
  const index: unknown = response.ok ? await response.json() : null
  return isSearchIndex(index) ? index.articles : null
}

/** A captive portal may answer in its place. */
function isSearchIndex(value: unknown): value is SearchIndex {
  return isRecord(value) && Array.isArray(value.articles)
}

function withoutText({ name, title, tags, description }: ArticleIndex['entries'][number]): SearchEntry {
  return { name, title: title === name ? undefined : title, tags, about: wordsOf(description).join(' ') }
}
