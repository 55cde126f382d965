import { isRecord } from '#article-host/is-record.ts'
import { type ArticleIndex, INDEX_PATH, BUILD_PATH } from './article-index.ts'
import { buildFactsIn, isOfBuild } from './build-facts.ts'
import { BASE } from '#app/lib/site/settings.ts'

/** The list of the last build; `null` if it cannot be read. */
export async function readArticleIndex(): Promise<ArticleIndex | null> {
  const index = await readJson(INDEX_PATH)
  return isArticleIndex(index) ? index : null
}

/** Containers may give all files a time near zero (reproducible-builds.org, "SOURCE_DATE_EPOCH"). */
const OLDEST_DOCUMENT = Date.UTC(2000, 0)

/**
 * When the copy in the document was read from its host, ms since 1970; `null` if it is unknown. `build.json` is read later than the
 * document, and may be that of a later build: then the host of the site knows when it got the document.
 *
 * @param total the number of articles of the copy's list; without it the copy is a single article
 */
export async function readCopyTime(
  articles: readonly { sha?: string | undefined }[],
  total?: number,
): Promise<number | null> {
  const build = buildFactsIn(await readJson(BUILD_PATH))
  if (!build) return null
  if (isOfBuild(build, articles, total)) return build.takenAt
  // Without the header it is the present time (HTML, "document.lastModified").
  const modifiedAt = Date.parse(document.lastModified)
  return modifiedAt >= OLDEST_DOCUMENT && modifiedAt <= build.takenAt ? modifiedAt : null
}

/** Whether a cached answer is newer than the value in the document. With an unknown time it counts as older. */
export function isNewer(stored: { storedAt: number }, initial: unknown, builtAt: number | null): boolean {
  return !initial || (builtAt !== null && stored.storedAt > builtAt)
}

/** The live call for a list has the same limit. */
const LIMIT_MS = 12_000

/** A JSON file of the site; `null` if it cannot be read in time, or if a captive portal answers instead. */
async function readJson(path: string): Promise<unknown> {
  try {
    // A reload revalidates only the document, and an older file must not replace what that shows.
    const response = await fetch(BASE + path, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function isArticleIndex(value: unknown): value is ArticleIndex {
  return isRecord(value) && Array.isArray(value.entries)
}
