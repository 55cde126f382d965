import { isRecord } from './is-record.ts'
import type { Listing, ListingEntry } from './listing.ts'
import type { Saved } from './live.ts'

/** An article as it was read last, before it is rendered. */
type KeptArticle = {
  text: string
  /** The git blob SHA-1 of its bytes, or `''`. */
  sha: string
  /** ms since 1970 */
  takenAt: number
}

/** The browser's own last good answers. No access ever throws: without a storage, or with a broken one, nothing is kept. */
export type KeptCopies = {
  list: () => Saved<Listing> | null
  keepList: (listing: Listing) => void
  article: (name: string) => KeptArticle | null
  keepArticle: (name: string, article: Omit<KeptArticle, 'takenAt'>) => void
  /** For an article that is gone (SAVE-2). */
  forgetArticle: (name: string) => void
}

type Keeping = {
  /** The browser's storage. Reading the very property throws where cookies are blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Tells this site's articles from those of another on the same host. */
  owner: string
  /** ms since 1970 */
  now: () => number
}

export const MOST_ARTICLES = 20
/** Of all articles together, and of the list, in UTF-16 units of two bytes: one of the five megabytes that browsers give. */
export const MOST_UNITS = 380_000
export const MOST_LIST_UNITS = 120_000

/**
 * Keeps the list and the articles read last, for times when GitHub does not answer: what is newer than the site's own
 * snapshot is in no other place.
 *
 * Each article is a value of its own, and one more holds their names, the last read first, so that a page reads no more
 * than it shows.
 */
export function createKeptCopies({ storage, owner, now }: Keeping): KeptCopies {
  const prefix = `blog:v1:${owner}`
  const keyOf = (name: string) => `${prefix}:article:${name}`
  const read = (key: string): unknown => JSON.parse(storage().getItem(key) ?? 'null')
  const write = (key: string, value: unknown) => storage().setItem(key, JSON.stringify(value))

  function names(): string[] {
    const value = attempt(() => read(`${prefix}:names`), null)
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  }

  /** Drops what is too much: from the article that was read longest ago. */
  function trim(all: readonly string[]): string[] {
    let units = 0
    return all.filter((name, index) => {
      units += storage().getItem(keyOf(name))?.length ?? 0
      const stays = index < MOST_ARTICLES && units <= MOST_UNITS
      if (!stays) storage().removeItem(keyOf(name))
      return stays
    })
  }

  return {
    list: () => attempt(() => listIn(read(`${prefix}:list`), now()), null),
    keepList({ entries, isCut }) {
      // What was no list at all has been read as an empty one (LIST-4), and that is none worth keeping.
      if (entries.length === 0) return
      const value = JSON.stringify({ takenAt: now(), isCut, entries })
      if (value.length <= MOST_LIST_UNITS) attempt(() => storage().setItem(`${prefix}:list`, value), undefined)
    },
    article: (name) => attempt(() => articleIn(read(keyOf(name)), now()), null),
    keepArticle(name, { text, sha }) {
      if (text.length > MOST_UNITS) return
      attempt(() => {
        const others = names().filter((other) => other !== name)
        // The name first: a value whose name is nowhere would never be dropped.
        write(`${prefix}:names`, [name, ...others])
        write(keyOf(name), { takenAt: now(), sha, text })
        write(`${prefix}:names`, trim([name, ...others]))
      }, undefined)
    },
    forgetArticle: (name) => attempt(() => storage().removeItem(keyOf(name)), undefined),
  }
}

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

function listIn(value: unknown, now: number): Saved<Listing> | null {
  if (!isRecord(value) || !isPast(value.takenAt, now) || !Array.isArray(value.entries)) return null
  const { entries, takenAt, isCut } = value
  return entries.every(isEntry) ? { value: { entries, isCut: isCut === true }, takenAt } : null
}

function articleIn(value: unknown, now: number): KeptArticle | null {
  if (!isRecord(value) || !isPast(value.takenAt, now)) return null
  const { text, sha, takenAt } = value
  return typeof text === 'string' && typeof sha === 'string' ? { text, sha, takenAt } : null
}

function isEntry(value: unknown): value is ListingEntry {
  if (!isRecord(value)) return false
  const { name, sha = '', size = 0 } = value
  return typeof name === 'string' && typeof sha === 'string' && typeof size === 'number'
}

/** A copy from the future was dated by a clock that was wrong, and would win over every other. */
function isPast(time: unknown, now: number): time is number {
  return typeof time === 'number' && time >= 0 && time <= now
}
