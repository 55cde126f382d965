import { isRecord } from '#article-host/is-record.ts'
import { readJson } from '#app/lib/site/read-json.ts'
import { type ArticleIndex, INDEX_PATH } from './article-index.ts'

/** @returns the list of the last build; `null` if it cannot be read */
export async function readArticleIndex(signal?: AbortSignal): Promise<ArticleIndex | null> {
  const index = await readJson(INDEX_PATH, signal)
  return isArticleIndex(index) ? index : null
}

function isArticleIndex(value: unknown): value is ArticleIndex {
  return isRecord(value) && Array.isArray(value.entries)
}
