import { hasArticlePath } from '#github/article-name.ts'
import type { Neighbour, SnapshotArticle } from '#app/lib/snapshot.ts'

/**
 * Tells every article which ones come before and after it. Those without an address are passed over.
 *
 * @param articles in the order in which one leads to the next
 */
export function withNeighbours(articles: readonly SnapshotArticle[]): SnapshotArticle[] {
  const linked = articles.filter(({ name }) => hasArticlePath(name))
  return articles.map((article) => {
    const place = linked.indexOf(article)
    if (place === -1) return article
    const previous = linked[place - 1]
    const next = linked[place + 1]
    return { ...article, ...(previous && { previous: named(previous) }), ...(next && { next: named(next) }) }
  })
}

function named({ name, title }: SnapshotArticle): Neighbour {
  return { name, title }
}
