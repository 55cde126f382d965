type Dated = { date?: number }

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
