import type { Root } from 'hast'
import { isRecord } from '#github/is-record.ts'

/** What the build knows of one article. */
type SnapshotEntry = {
  name: string
  /** The git blob id of the text that the rest was made from. */
  sha: string
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

/** `articles.json`: the list as it was when the site was built (SAVE-1). */
export type SnapshotIndex = {
  /** `owner/repo` */
  repository: string
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

/** One article as it was when the site was built, rendered. */
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

/** What a document shows: its page, and what the page is made from. */
export type PageContent =
  | { page: 'home' }
  | { page: 'list'; index: SnapshotIndex }
  | { page: 'article'; article: SnapshotArticle }
  | { page: 'not-found' }

/** The list's address, below the base of the site; the file lies at the same path. */
export function snapshotIndexPath(): string {
  return 'articles.json'
}

/** @returns the list; `null` for anything that the build does not write, such as the page of a captive portal */
export function parseSnapshotIndex(value: unknown): SnapshotIndex | null {
  return isSnapshotIndex(value) ? value : null
}

function isSnapshotIndex(value: unknown): value is SnapshotIndex {
  return isRecord(value) && typeof value.takenAt === 'number' && Array.isArray(value.entries)
}
