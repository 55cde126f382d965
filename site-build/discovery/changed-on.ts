import type { ArticleSummary } from '#app/lib/articles/article-index.ts'

/** When an article last changed, as the page itself says, ms since 1970; `null` when unknown. */
export function changedOn({
  updated,
  changedAt,
  date,
}: Pick<ArticleSummary, 'updated' | 'changedAt' | 'date'>) {
  return updated ?? changedAt ?? date ?? null
}
