import { articleNameOf } from './article-name.ts'
import { isRecord } from './is-record.ts'

/** One article of a listing. */
export type ListingEntry = {
  /** The file name without `.md`. */
  name: string
  /** The git blob SHA-1 of the file, 40 hexadecimal digits. */
  sha?: string
  /** The size of the file, bytes. */
  size?: number
}

/** A listing as GitHub has answered it. */
export type Listing = {
  entries: ListingEntry[]
  /** There may be more articles than GitHub lists. */
  isCut: boolean
}

/** GitHub lists 1,000 files of a folder at most, without a mark that there are more (OpenAPI, `repos/get-content`). */
export const GITHUB_LISTING_LIMIT = 1_000

// Intl.Collator needs half a second for 50,000 names, a freeze the visitor would feel. No listing of GitHub is as long.
const NATURAL_ORDER_LIMIT = 10_000

const collator = new Intl.Collator('en', { numeric: true })

/**
 * The articles in the body of a directory listing (LIST-4), in an order of our own: natural ("Part 2" before "Part 10"),
 * ties by code unit. The same name twice is one article, the first.
 *
 * @param body parsed JSON, from anywhere; what is no array is an empty list, what is no article is left out
 */
export function parseListing(body: unknown): ListingEntry[] {
  if (!Array.isArray(body)) return []
  const byName = new Map<string, ListingEntry>()
  for (const item of body) {
    const entry = entryOf(item)
    if (entry && !byName.has(entry.name)) byName.set(entry.name, entry)
  }
  return inOrder([...byName.values()])
}

/**
 * Whether the body of a directory listing is as long as GitHub lists at most, articles or not, so that there may be more.
 *
 * @param body parsed JSON, from anywhere
 */
export function isCutListing(body: unknown): boolean {
  return Array.isArray(body) && body.length >= GITHUB_LISTING_LIMIT
}

/** The order of names: natural, ties by code unit. */
export function inOrder<T extends { name: string }>(entries: readonly T[]): T[] {
  const compare = entries.length > NATURAL_ORDER_LIMIT ? byCodeUnit : byNature
  return entries.toSorted((a, b) => compare(a.name, b.name))
}

/** @returns the article that an item of a listing is, if it is one */
export function entryOf(item: unknown): ListingEntry | null {
  if (!isRecord(item) || item.type !== 'file' || typeof item.name !== 'string') return null
  const name = articleNameOf(item.name)
  if (name === null) return null
  return {
    name,
    ...(typeof item.sha === 'string' && /^[0-9a-f]{40}$/i.test(item.sha) && { sha: item.sha.toLowerCase() }),
    ...(isSize(item.size) && { size: item.size }),
  }
}

function isSize(size: unknown): size is number {
  return typeof size === 'number' && Number.isSafeInteger(size) && size >= 0
}

function byNature(a: string, b: string): number {
  return collator.compare(a, b) || byCodeUnit(a, b)
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
