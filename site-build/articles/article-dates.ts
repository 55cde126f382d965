import type { PublishedArticle } from '#app/lib/articles/article-index.ts'

type Dated = { date?: number }

/** When an article last changed, as its page says, ms since 1970; `null` when unknown. */
export function changedOn({
  updated,
  changedAt,
  date,
}: Pick<PublishedArticle, 'updated' | 'changedAt' | 'date'>): number | null {
  return updated ?? changedAt ?? date ?? null
}

/** By date, newest first, then without date. Articles of one day keep their order. */
export function newestFirst<T extends Dated>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(b) - rank(a) || 0)
}

/** The order of previous and next: articles without a date, then by date, oldest first. */
export function oldestFirst<T extends Dated>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(a) - rank(b) || 0)
}

function rank({ date = -Infinity }: Dated): number {
  return date
}
