import { inOrder, type Listing, type ListingEntry } from '#github/listing.ts'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { newestFirst } from './list-order.ts'

/** One row of the list: GitHub's listing, with facts from the build. */
export type ListedArticle = ListingEntry & {
  description?: string
  /** Reading time. */
  minutes?: number
  /** Publication date, ms since 1970. */
  date?: number
  /** The difference from the built site. */
  mark?: 'new' | 'changed'
}

export type ArticleListing = { entries: readonly ListedArticle[]; isCut?: boolean }

/**
 * Merges the live listing with the built one. Articles that GitHub no longer lists are gone, unless its listing is cut. Drafts
 * stay hidden until a build has seen them published.
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

/** A changed article keeps its date and place, but not its old description. */
function described(entry: ListingEntry, before: ListedArticle | undefined): ListedArticle {
  if (!before) return { ...entry, mark: 'new' }
  if (entry.sha === before.sha) return before
  const { date } = before
  return {
    ...entry,
    ...(date !== undefined && { date }),
    // Without ids, nobody knows whether the text has changed.
    ...(entry.sha !== undefined && { mark: 'changed' }),
  }
}
