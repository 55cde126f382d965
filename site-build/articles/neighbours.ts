import { hasArticlePath } from '#article-host/article-name.ts'
import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'

/**
 * Adds to every article the one before and the one after it. Articles without an address are skipped.
 *
 * @param articles oldest first
 */
export function withNeighbours(articles: readonly PublishedArticle[]): PublishedArticle[] {
  const linked = articles.filter(({ name }) => hasArticlePath(name))
  const places = new Map(linked.map((article, place) => [article, place]))
  return articles.map((article) => {
    const place = places.get(article)
    if (place === undefined) return article
    const previous = linked[place - 1]
    const next = linked[place + 1]
    return { ...article, ...(previous && { previous: named(previous) }), ...(next && { next: named(next) }) }
  })
}

function named({ name, title }: PublishedArticle): Neighbour {
  return { name, title }
}
