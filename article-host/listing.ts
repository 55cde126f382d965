import { articleNameOf } from './article-name.ts'
import { ID_DIGITS, sha1 } from './git-ids.ts'
import { isRecord } from './is-record.ts'

/** One article of a listing. */
export type ListingEntry = {
  /** The file name without `.md`. */
  name: string
  /** The git blob id of the file, 40 hexadecimal digits. */
  sha?: string
}

/** The articles of a folder as their host lists them. */
export type Listing = {
  entries: ListingEntry[]
  /** Whether there may be more articles than the host lists. */
  isCut: boolean
}

/**
 * The articles in a directory listing of GitHub's format, in its order (LIST-4). Anything but an array counts as an empty list.
 *
 * @param limit the most files that the host lists; `null` if there is no limit
 */
export function listingIn(body: unknown, limit: number | null): Listing {
  if (!Array.isArray(body)) return { entries: [], isCut: false }
  const byName = new Map<string, ListingEntry>()
  for (const item of body) {
    const entry = entryIn(item)
    if (entry && !byName.has(entry.name)) byName.set(entry.name, entry)
  }
  return { entries: [...byName.values()], isCut: limit !== null && body.length >= limit }
}

/**
 * Names a list of articles and their texts, whatever its order. The build names earlier lists in this way, so that a page recognises one
 * that is older than its document.
 *
 * @returns hexadecimal digits
 */
export async function listingId(entries: readonly ListingEntry[], subtle: SubtleCrypto): Promise<string> {
  const lines = entries.map(({ name, sha = '' }) => `${name}\0${sha}`)
  const digest = await sha1(new TextEncoder().encode(lines.toSorted().join('\n')), subtle)
  return digest.slice(0, ID_DIGITS)
}

/** Sorts by name, in natural order: "Part 2" before "Part 10". */
export function sortedByName<T extends { name: string }>(entries: readonly T[]): T[] {
  // The first Intl.Collator of a page blocks a phone for 100 ms (decision 15), and usually at most one article is new.
  if (entries.length < 2) return [...entries]
  const { compare } = new Intl.Collator('en', { numeric: true })
  return entries.toSorted((a, b) => compare(a.name, b.name))
}

function isBlobId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)
}

function entryIn(item: unknown): ListingEntry | null {
  if (!isRecord(item) || item.type !== 'file' || typeof item.name !== 'string') return null
  const name = articleNameOf(item.name)
  if (name === null) return null
  return isBlobId(item.sha) ? { name, sha: item.sha } : { name }
}
