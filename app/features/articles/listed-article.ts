import type { ListingEntry } from './listing.ts'

/** One row of the list: what the listing says, and what the build found out about that very text. */
export type ListedArticle = ListingEntry & {
  description?: string
  /** Reading time. */
  minutes?: number
}

/**
 * A live listing with the descriptions that the build knows. They are taken over only for a text that is still the same
 * (equal SHA): an article that has changed is not described by its past.
 */
export function withDetails(listing: readonly ListedArticle[], known: readonly ListedArticle[]): readonly ListedArticle[] {
  const bySha = new Map(known.map((article) => [keyOf(article), article]))
  return listing.map((entry) => {
    const same = entry.sha === undefined ? undefined : bySha.get(keyOf(entry))
    return same ? { ...same, ...entry } : entry
  })
}

/** Two files may have one text and so one SHA; the name tells them apart. */
function keyOf({ name, sha = '' }: ListedArticle): string {
  return `${sha} ${name}`
}
