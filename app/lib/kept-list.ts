import { isRecord, isTexts } from '#github/is-record.ts'
import { attempt, isPast, type Keeping, keyPrefix } from './kept-storage.ts'
import { entryOf, type Listing, type ListingEntry } from '#github/listing.ts'
import type { Saved } from './live.ts'

/** What is kept of a list. */
export type KeptListing = Listing & {
  /** The names of drafts, for a time when the site's own list, which says so, is not to be had. */
  drafts?: readonly string[]
}

/** The browser's own last good list. */
export type KeptList = {
  list: () => Saved<KeptListing> | null
  keepList: (listing: KeptListing) => void
}

/** Of the whole list, in UTF-16 units of two bytes. */
export const MOST_LIST_UNITS = 120_000

/** Keeps the list read last, for times when GitHub does not answer: it may name what is newer than the site's snapshot. */
export function createKeptList(keeping: Keeping): KeptList {
  const { storage, now } = keeping
  const key = `${keyPrefix(keeping)}:list`
  return {
    list: () => attempt(() => listIn(JSON.parse(storage().getItem(key) ?? 'null'), now()), null),
    keepList({ entries, isCut, drafts }) {
      // What was no list at all has been read as an empty one (LIST-4), and that is none worth keeping.
      if (entries.length === 0) return
      const value = JSON.stringify({ takenAt: now(), isCut, entries, drafts })
      if (value.length <= MOST_LIST_UNITS) attempt(() => storage().setItem(key, value), undefined)
    },
  }
}

function listIn(value: unknown, now: number): Saved<KeptListing> | null {
  if (!isRecord(value) || !isPast(value.takenAt, now) || !Array.isArray(value.entries)) return null
  const { entries, takenAt, isCut, drafts } = value
  const checked = entries.map(entryAt)
  return checked.every((entry) => entry !== null)
    ? { value: { entries: checked, isCut: isCut === true, ...(isTexts(drafts) && { drafts }) }, takenAt }
    : null
}

/** An entry by the listing's own rules: whoever wrote into the storage, the list shows nothing else of it. */
function entryAt(value: unknown): ListingEntry | null {
  if (!isRecord(value)) return null
  const { name, sha, size } = value
  if (typeof name !== 'string' || !isOf('string', sha) || !isOf('number', size)) return null
  return entryOf({ type: 'file', name: `${name}.md`, sha, size })
}

function isOf(type: 'string' | 'number', value: unknown): boolean {
  return value === undefined || typeof value === type
}
