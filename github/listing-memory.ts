import type { ListingEntry } from './listing.ts'

/** What GitHub has listed last. */
export type ListingMemory = {
  remember: (entries: readonly ListingEntry[]) => void
  /** The entry of an article, as long as it says something about the text that the raw host answers with. */
  find: (name: string) => ListingEntry | undefined
  /** Notes names of a saved list, which say nothing of any text. */
  know: (names: Iterable<string>) => void
  /** Whether a list has named the article, however long ago. */
  knows: (name: string) => boolean
}

/**
 * How long, in ms, a listing may be newer than the raw host's answer: that host has texts of the last five minutes
 * (`max-age=300`), and the listing itself may be a minute old (`max-age=60`). Later, where the two differ, it is the listing
 * that is old.
 */
export const LISTING_SAYS_MS = 360_000

/**
 * One for the whole page: what the list has seen serves the article that is opened from it.
 *
 * @param now ms since 1970
 */
export function createListingMemory(now: () => number): ListingMemory {
  let listed = new Map<string, ListingEntry>()
  let at = 0
  const known = new Set<string>()
  return {
    remember(entries) {
      listed = new Map(entries.map((entry) => [entry.name, entry]))
      at = now()
    },
    // A clock that was set back makes a listing old, too.
    find: (name) => (Math.abs(now() - at) < LISTING_SAYS_MS ? listed.get(name) : undefined),
    know(names) {
      for (const name of names) known.add(name)
    },
    knows: (name) => listed.has(name) || known.has(name),
  }
}
