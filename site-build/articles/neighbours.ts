import { hasArticlePath } from '#github/article-name.ts'
import type { Neighbour, Article } from '#app/lib/articles/article-index.ts'

/**
 * Adds to every article the one before and the one after it. Articles without an address are skipped.
 *
 * @param articles oldest first
 */
export function withNeighbours(articles: readonly Article[]): Article[] {
  const linked = articles.filter(({ name }) => hasArticlePath(name))
  return articles.map((article) => {
    const place = linked.indexOf(article)
    if (place === -1) return article
    const previous = linked[place - 1]
    const next = linked[place + 1]
    return { ...article, ...(previous && { previous: named(previous) }), ...(next && { next: named(next) }) }
  })
}

function named({ name, title }: Article): Neighbour {
  return { name, title }
}
