import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey } from '#app/lib/articles/tags.ts'
import { chooseVersions } from './translations.ts'

/**
 * Adds to each article the articles of its series. A series that has only one article, yet, is none. Spellings of a name that differ
 * only in case are one series, as for tags. An article in several languages is one part, in the language of the reader.
 *
 * @param articles oldest first
 */
export function withSeries(articles: readonly PublishedArticle[]): PublishedArticle[] {
  const articlesByKey = new Map<string, PublishedArticle[]>()
  for (const article of articles) {
    if (article.series === undefined) continue
    const ofSeries = articlesByKey.get(tagKey(article.series)) ?? []
    ofSeries.push(article)
    articlesByKey.set(tagKey(article.series), ofSeries)
  }
  return articles.map((article) => {
    if (article.series === undefined) return article
    const ofSeries = articlesByKey.get(tagKey(article.series)) ?? []
    const parts = chooseVersions(article, ofSeries).map(({ name, title, lang }): Neighbour => {
      return { name, title, lang }
    })
    return parts.length < 2 ? article : { ...article, parts }
  })
}
