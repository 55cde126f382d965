import { isRecord } from '#article-host/is-record.ts'
import { type ArticleIndex, INDEX_PATH } from './article-index.ts'
import { BASE } from '#app/lib/site/settings.ts'

/** @returns the list of the last build; `null` if it cannot be read, or if a captive portal answers instead */
export async function readArticleIndex(signal?: AbortSignal): Promise<ArticleIndex | null> {
  try {
    const response = await fetch(BASE + INDEX_PATH, { signal })
    const index: unknown = response.ok ? await response.json() : null
    return isArticleIndex(index) ? index : null
  } catch {
    return null
  }
}

function isArticleIndex(value: unknown): value is ArticleIndex {
  return isRecord(value) && typeof value.takenAt === 'number' && Array.isArray(value.entries)
}
