import { isRecord } from '#article-host/is-record.ts'
import { type ArticleIndex, INDEX_PATH, BUILD_PATH } from './article-index.ts'
import { BASE } from '#app/lib/site/settings.ts'

/** The list of the last build; `null` if it cannot be read. */
export async function readArticleIndex(): Promise<ArticleIndex | null> {
  const index = await readJson(INDEX_PATH)
  return isArticleIndex(index) ? index : null
}

/** When the articles of the last build were read, ms since 1970; `null` if `build.json` cannot be read. */
export async function readBuildTime(): Promise<number | null> {
  const build = await readJson(BUILD_PATH)
  return isRecord(build) && typeof build.takenAt === 'number' ? build.takenAt : null
}

/** Whether a cached answer is newer than the value in the document. With an unknown time it counts as older. */
export function isNewer(stored: { storedAt: number }, initial: unknown, builtAt: number | null): boolean {
  return !initial || (builtAt !== null && stored.storedAt > builtAt)
}

/** A JSON file of the site; `null` if it cannot be read, or if a captive portal answers instead. */
async function readJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(BASE + path)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function isArticleIndex(value: unknown): value is ArticleIndex {
  return isRecord(value) && Array.isArray(value.entries)
}
