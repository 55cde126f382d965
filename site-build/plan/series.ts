import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey } from '#app/lib/articles/tags.ts'

/**
 * Adds to each article the articles of its series. A series that has only one article, yet, is none. Spellings of a name that differ
 * only in case are one series, as for tags.
 *
 * @param articles oldest first
 */
export function withSeries(articles: readonly PublishedArticle[]): PublishedArticle[] {
  const partsByKey = new Map<string, Neighbour[]>()
  for (const { series, name, title, lang } of articles) {
    if (series === undefined) continue
    const parts = partsByKey.get(tagKey(series)) ?? []
    parts.push({ name, title, lang })
    partsByKey.set(tagKey(series), parts)
  }
  return articles.map((article) => {
    const parts = article.series === undefined ? [] : (partsByKey.get(tagKey(article.series)) ?? [])
    return parts.length < 2 ? article : { ...article, parts }
  })
}
