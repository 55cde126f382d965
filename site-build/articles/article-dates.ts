import type { PublishedArticle } from '#app/lib/articles/article-index.ts'

type Dated = { date?: number }

/** The time of an article's last change, as on its page, ms since 1970; `null` if it is unknown. */
export function changedOn({
  updated,
  changedAt,
  date,
}: Pick<PublishedArticle, 'updated' | 'changedAt' | 'date'>): number | null {
  return updated ?? changedAt ?? date ?? null
}

/** Newest first, articles without a date last. Articles of one day keep their order. */
export function newestFirst<T extends Dated>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(b) - rank(a) || 0)
}

/** The order of previous and next: articles without a date first, then the oldest. */
export function oldestFirst<T extends Dated>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(a) - rank(b) || 0)
}

function rank({ date = -Infinity }: Dated): number {
  return date
}
