type Ordered = { name: string; date?: number; mark?: 'new' | 'changed' }

/**
 * The order of the list: articles that are new since the build, which have no date yet, then by date, the newest first, then
 * those without a date.
 *
 * @param articles in natural order, which articles of equal rank keep
 */
export function newestFirst<T extends Ordered>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(b) - rank(a) || 0)
}

/**
 * The order in which one article leads to the next: those without a date, then by date, the oldest first.
 *
 * @param articles in natural order, which articles of equal rank keep
 */
export function oldestFirst<T extends Ordered>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(a) - rank(b) || 0)
}

function rank({ date, mark }: Ordered): number {
  return date ?? (mark === 'new' ? Infinity : -Infinity)
}
