import { newestFirst } from './list-order.ts'
import { inOrder, type ListingEntry } from '#github/listing.ts'

/** One row of the list: what the listing says, and what the build found out about that very text. */
export type ListedArticle = ListingEntry & {
  description?: string
  /** Reading time. */
  minutes?: number
  /** When it was published, ms since 1970. */
  date?: number
  /** How it differs from the site as it was built. */
  mark?: 'new' | 'changed'
}

/** A list to show; what the build knows is never cut, and only it knows the names of drafts. */
export type ArticleListing = {
  entries: readonly ListedArticle[]
  isCut?: boolean
  drafts?: readonly string[] | undefined
}

/**
 * A live listing with what the build knows, in the order of the list. Descriptions are taken over only for a text that is
 * still the same (equal SHA): an article that has changed is not described by its past, but marked, like one that is new.
 * Its date, and with it its place, it keeps. What GitHub no longer lists is gone, unless it may have listed only a part:
 * then the known articles that it lacks stay.
 *
 * Names that the build knows as drafts are left out, whatever their text is by now: the listing does not say it, and an
 * unfinished article must not show because it was worked on. The next build will see it published.
 *
 * @param known the saved list; empty when there is none, and then nothing is marked
 */
export function joined(
  { entries, isCut }: ArticleListing,
  { entries: known, drafts = [] }: ArticleListing,
): readonly ListedArticle[] {
  const published = without(drafts, entries)
  if (known.length === 0) return published
  const rest = new Map(known.map((article) => [article.name, article]))
  const listed = published.map((entry) => {
    const before = rest.get(entry.name)
    rest.delete(entry.name)
    return marked(entry, before)
  })
  return newestFirst(isCut ? inOrder([...listed, ...rest.values()]) : listed)
}

function marked(entry: ListedArticle, before: ListedArticle | undefined): ListedArticle {
  if (!before) return { ...entry, mark: 'new' }
  const { mark = 'changed', date } = before
  const dated = { ...entry, ...(date !== undefined && { date }) }
  if (entry.sha === undefined) return dated
  return before.sha === entry.sha ? { ...before, ...entry } : { ...dated, mark }
}

function without(drafts: readonly string[], entries: readonly ListedArticle[]): readonly ListedArticle[] {
  return entries.filter(({ name }) => !drafts.includes(name))
}
