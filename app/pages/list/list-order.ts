type Ordered = { name: string; date?: number; mark?: 'new' | 'changed' }

/**
 * The order of the list: what is new since the build and so has no date yet, then the dated, newest first, then the rest.
 *
 * @param articles in natural order, which they keep where nothing else is known
 */
export function newestFirst<T extends Ordered>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(b) - rank(a) || 0)
}

/**
 * The order in which articles were written, and in which one leads to the next: the undated, then the dated, oldest first.
 *
 * @param articles in natural order, which they keep where nothing else is known
 */
export function oldestFirst<T extends Ordered>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(a) - rank(b) || 0)
}

function rank({ date, mark }: Ordered): number {
  return date ?? (mark === 'new' ? Infinity : -Infinity)
}
