import { readArticleIndex } from '#app/lib/articles/read-built.ts'
import { SEARCH_PATH, type SearchEntry, type SearchIndex, unpackWords } from '#app/lib/search/search-index.ts'
import { wordsOf } from '#app/lib/search/words.ts'
import { BASE } from '#app/lib/site/settings.ts'

/** @throws when the search index cannot be read, or when something else answers at its address */
export async function readSearchIndex(): Promise<SearchEntry[]> {
  const response = await fetch(BASE + SEARCH_PATH)
  const { articles, about, text }: SearchIndex = await response.json()
  const [abouts, texts] = [about, text].map((table) => unpackWords(table, articles.length))
  return articles.map(({ name, title, tags }, at) => {
    return { name, title, tags, about: abouts?.[at], text: texts?.[at] }
  })
}

/** The articles without their texts, from the article index, which is cached for visits without a network. */
export async function readListedArticles(): Promise<SearchEntry[]> {
  const list = await readArticleIndex()
  if (!list) throw new TypeError('The search index could not be loaded.')
  return list.entries.map(({ name, title, tags, description }) => {
    return { name, title, tags, about: wordsOf(description).join(' ') }
  })
}
