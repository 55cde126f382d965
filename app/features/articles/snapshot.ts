import type { Root } from 'hast'
import { isHastRoot } from './hast-check.ts'
import { isRecord } from './is-record.ts'

/** What the build knows of one article. */
type SnapshotEntry = {
  name: string
  /** The git blob SHA-1 of the text that the rest was made from. */
  sha: string
  title: string
  description: string
  /** Reading time. */
  minutes: number
  /** When the text was last changed, ms since 1970; `null` or nothing where its source did not say. */
  changedAt?: number | null
}

/** `snapshot/index.json`: the list as it was when the site was built (SAVE-1). */
export type SnapshotIndex = {
  /** `owner/repo` */
  repository: string
  /** GitHub's number for the repository, which outlives its name; `null` or nothing for articles of a checkout. */
  repositoryId?: number | null
  /** ms since 1970 */
  takenAt: number
  entries: SnapshotEntry[]
}

/** What a prerendered page says of its article; the text stands in the page itself. */
export type SnapshotSummary = SnapshotEntry & {
  /** ms since 1970 */
  takenAt: number
}

/** `snapshot/articles/….json`: one article as it was, rendered. */
export type SnapshotArticle = SnapshotSummary & { body: Root }

/** One article as it is read, before it is rendered. */
export type ArticleFile = {
  name: string
  text: string
  /** The id git gives to its bytes. */
  sha: string
  /** When it was read, ms since 1970 */
  takenAt: number
  /** When it was last changed, ms since 1970, where its source says so. */
  changedAt?: number | null
}

/** What the snapshot holds for one page: the list, or an article, or nothing. */
export type SavedCopy = { index?: SnapshotIndex; article?: SnapshotArticle }

/** The list's address, below the base of the site; the file lies at the same path. */
export function snapshotIndexPath(): string {
  return 'snapshot/index.json'
}

/** The article's address, below the base of the site: the name is encoded exactly once here, and plain on the disk. */
export function snapshotArticlePath(name: string): string {
  return `snapshot/articles/${encodeURIComponent(name)}.json`
}

/**
 * The address of an article's Markdown as it was, below the base of the site. Only later builds ask for it, to keep a
 * snapshot when its source fails: the name of the file is the id by which they check it.
 *
 * @param sha the git blob SHA-1
 */
export function snapshotTextPath(sha: string): string {
  return `snapshot/texts/${sha}.txt`
}

/** @returns the list, or `null` when the value is anything else; one bad entry spoils it, for the build writes no such thing */
export function parseSnapshotIndex(value: unknown): SnapshotIndex | null {
  if (!isRecord(value)) return null
  const { repository, repositoryId, takenAt, entries } = value
  if (typeof repository !== 'string' || !isTime(takenAt) || !Array.isArray(entries)) return null
  const checked = entries.map(entryIn)
  if (!checked.every((entry) => entry !== null)) return null
  // The browser has no use for the number, the next build has: a missing or strange one is none.
  return { repository, ...(isId(repositoryId) && { repositoryId }), takenAt, entries: checked }
}

/** @returns what a page says of its article, or `null` when the value is anything else */
export function parseSnapshotSummary(value: unknown): SnapshotSummary | null {
  const entry = entryIn(value)
  return entry && isRecord(value) && isTime(value.takenAt) ? { ...entry, takenAt: value.takenAt } : null
}

/** @returns the article, or `null` when the value is anything else */
export function parseSnapshotArticle(value: unknown): SnapshotArticle | null {
  const summary = parseSnapshotSummary(value)
  return summary && isRecord(value) && isHastRoot(value.body) ? { ...summary, body: value.body } : null
}

function entryIn(value: unknown): SnapshotEntry | null {
  if (!isRecord(value)) return null
  const { name, sha, title, description, minutes, changedAt } = value
  if (typeof name !== 'string' || typeof sha !== 'string' || typeof title !== 'string') return null
  if (typeof description !== 'string' || typeof minutes !== 'number') return null
  return { name, sha, title, description, minutes, ...(isTime(changedAt) && { changedAt }) }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

/** Dates reach 8.64e15 ms from 1970 (ECMAScript, "Time Values"); beyond, formatting one throws. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15
}
