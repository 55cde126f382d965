import type { Root } from 'hast'
import { isRecord, isTexts } from '#github/is-record.ts'

/** What the build knows of one article. */
type SnapshotEntry = {
  name: string
  /** The git blob SHA-1 of the text that the rest was made from. */
  sha: string
  /** The size of that text, bytes; nothing in snapshots of older versions. */
  size?: number
  title: string
  description: string
  /** Reading time. */
  minutes: number
  /** When the text was last changed, ms since 1970; `null` or nothing where its source did not say. */
  changedAt?: number | null
} & ArticleFacts

/** What the author says of an article. */
type ArticleFacts = {
  /** When it was published, ms since 1970. */
  date?: number
  /** When its author last called it changed, ms since 1970. */
  updated?: number
  tags?: string[]
  /** The language of the article, a BCP 47 tag, where it is not the site's. */
  lang?: string
  /** Of a text that is read live, or is developed: the build knows no page of a draft. */
  draft?: boolean
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
  /** The names of drafts. They stay out of the live list until a build has seen them published. */
  drafts?: string[]
}

/** Another article, to go on with. */
export type Neighbour = { name: string; title: string }

/** What a prerendered page says of its article; the text stands in the page itself. */
export type SnapshotSummary = SnapshotEntry & {
  /** ms since 1970 */
  takenAt: number
  /** The articles that were written before and after this one. */
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

/** `snapshot/articles/….json`: one article as it was, rendered. */
export type SnapshotArticle = SnapshotSummary & {
  body: Root
  /** The address of a picture that stands for the article; only the build uses it. */
  cover?: string
  /** Where the article was published first, if not here; only the build uses it. */
  canonical?: string
}

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
  const { repository, repositoryId, takenAt, entries, drafts } = value
  if (typeof repository !== 'string' || !isTime(takenAt) || !Array.isArray(entries)) return null
  const checked = entries.map(entryIn)
  if (!checked.every((entry) => entry !== null)) return null
  // The browser has no use for the number, the next build has: a missing or strange one is none.
  return {
    ...{ repository, takenAt, entries: checked },
    ...(isId(repositoryId) && { repositoryId }),
    ...(isTexts(drafts) && { drafts }),
  }
}

/** @returns what a page says of its article, or `null` when the value is anything else */
export function parseSnapshotSummary(value: unknown): SnapshotSummary | null {
  const entry = entryIn(value)
  if (!entry || !isRecord(value) || !isTime(value.takenAt)) return null
  const { takenAt, previous, next } = value
  return { ...entry, takenAt, ...(isNeighbour(previous) && { previous }), ...(isNeighbour(next) && { next }) }
}

function entryIn(value: unknown): SnapshotEntry | null {
  if (!isRecord(value)) return null
  const { name, sha, size, title, description, minutes, changedAt, date, updated, tags, lang, draft } = value
  if (typeof name !== 'string' || typeof sha !== 'string' || typeof title !== 'string') return null
  if (typeof description !== 'string' || !isCount(minutes)) return null
  return {
    ...{ name, sha, title, description, minutes },
    // What is missing, or written by another version of the build, is left out.
    ...(typeof size === 'number' && { size }),
    ...(isTime(changedAt) && { changedAt }),
    ...(isTime(date) && { date }),
    ...(isTime(updated) && { updated }),
    ...(isTexts(tags) && { tags }),
    ...(typeof lang === 'string' && { lang }),
    ...(draft === true && { draft }),
  }
}

function isNeighbour(value: unknown): value is Neighbour {
  return isRecord(value) && typeof value.name === 'string' && typeof value.title === 'string'
}

function isId(value: unknown): value is number {
  return isCount(value) && value > 0
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** Dates reach 8.64e15 ms from 1970 (ECMAScript, "Time Values"); beyond, formatting one throws. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15
}
