type Ordered = { name: string; date?: number; mark?: 'new' | 'changed' }

/** New articles first (they have no date yet), then by date, newest first, then without date. Equal ranks keep their order. */
export function newestFirst<T extends Ordered>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(b) - rank(a) || 0)
}

/** The order of previous and next: articles without a date, then by date, oldest first. */
export function oldestFirst<T extends Ordered>(articles: readonly T[]): T[] {
  return articles.toSorted((a, b) => rank(a) - rank(b) || 0)
}

function rank({ date, mark }: Ordered): number {
  return date ?? (mark === 'new' ? Infinity : -Infinity)
}
