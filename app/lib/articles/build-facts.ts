import { isRecord } from '#article-host/is-record.ts'

/** `build.json`. No other file differs between two builds of the same content. */
export type BuildFacts = {
  /** When the articles were read, ms since 1970. */
  takenAt: number
  /** The beginnings of the blob ids of the listed articles, one after the other. */
  ids: string
  /** Those of the articles that the list has in another language. */
  translationIds?: string
}

/** Hexadecimal digits: short, because a page compares them only to learn whether the build made it. */
const DIGITS = 6

/** An article as far as its blob id is known: documents of the list have only the beginning. */
type Identified = { sha?: string | undefined }

/** The facts of a build that lists these articles. */
export function buildFacts(
  takenAt: number,
  articles: readonly { sha: string }[],
  translations: readonly { sha: string }[] = [],
): BuildFacts {
  const idsOf = (texts: readonly { sha: string }[]) => texts.map(({ sha }) => sha.slice(0, DIGITS)).join('')
  const ids = idsOf(articles)
  return translations.length === 0 ? { takenAt, ids } : { takenAt, ids, translationIds: idsOf(translations) }
}

/** Reads the content of `build.json`; `null` for anything else. Sites before 2.0.0 had no ids. */
export function buildFactsIn(value: unknown): BuildFacts | null {
  if (!isRecord(value) || typeof value.takenAt !== 'number') return null
  const text = (ids: unknown) => (typeof ids === 'string' ? ids : '')
  return { takenAt: value.takenAt, ids: text(value.ids), translationIds: text(value.translationIds) }
}

/**
 * Whether a build has all these texts, so that its time is that of the copy.
 *
 * @param total the number of articles of the copy's list; without it the copy is a single article
 */
export function isOfBuild(
  { ids, translationIds = '' }: BuildFacts,
  articles: readonly Identified[],
  total?: number,
): boolean {
  const known = new Set((ids + translationIds).match(new RegExp(`.{${DIGITS}}`, 'g')))
  if (total !== undefined && total !== ids.length / DIGITS) return false
  return articles.every(({ sha = '' }) => known.has(sha.slice(0, DIGITS)))
}
