import { inOrder, type Listing, type ListingEntry } from '#github/listing.ts'
import type { ArticleIndex } from '#app/lib/article-index.ts'
import { newestFirst } from './list-order.ts'

/** One row of the list: what GitHub lists, and what the build knows of that text. */
export type ListedArticle = ListingEntry & {
  description?: string
  /** Reading time. */
  minutes?: number
  /** When it was published, ms since 1970. */
  date?: number
  /** How it differs from the site as it was built. */
  mark?: 'new' | 'changed'
}

export type ArticleListing = { entries: readonly ListedArticle[]; isCut?: boolean }

/**
 * The live listing in the order of the list: new articles first, then by date. An article that GitHub no longer lists is
 * gone, unless GitHub may have listed only a part. Drafts stay out until a build has seen them published.
 *
 * @param initial the list as the site was built with it
 */
export function merge(initial: ArticleIndex | undefined, { entries, isCut }: Listing): ArticleListing {
  if (!initial) return { entries, isCut }
  const known = new Map(initial.entries.map((article) => [article.name, article]))
  const drafts = new Set(initial.drafts)
  const published = entries.filter(({ name }) => !drafts.has(name))
  const listed = published.map((entry) => described(entry, known.get(entry.name)))
  if (!isCut) return { entries: newestFirst(listed), isCut }
  const names = new Set(entries.map(({ name }) => name))
  const unlisted = initial.entries.filter(({ name }) => !names.has(name))
  return { entries: newestFirst(inOrder([...listed, ...unlisted])), isCut }
}

/** A changed article keeps its date, and so its place, but not the description of its former text. */
function described(entry: ListingEntry, before: ListedArticle | undefined): ListedArticle {
  if (!before) return { ...entry, mark: 'new' }
  if (entry.sha === before.sha) return before
  const { date } = before
  return {
    ...entry,
    ...(date !== undefined && { date }),
    // A listing without ids does not say whether the text has changed.
    ...(entry.sha !== undefined && { mark: 'changed' }),
  }
}
