import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'

/**
 * Adds the previous and the next article to every article.
 *
 * @param articles oldest first
 */
export function withNeighbours(articles: readonly PublishedArticle[]): PublishedArticle[] {
  return articles.map((article, place) => {
    const previous = articles[place - 1]
    const next = articles[place + 1]
    return { ...article, ...(previous && { previous: named(previous) }), ...(next && { next: named(next) }) }
  })
}

function named({ name, title }: PublishedArticle): Neighbour {
  return { name, title }
}
