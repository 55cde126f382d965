import type { Answer } from '#article-host/fault.ts'
import { readList, recallList } from '#article-host/read-list.ts'
import { isNewer, readBuildTime, readArticleIndex } from '#app/lib/articles/read-built.ts'
import { ARTICLE_HOST, environment } from '#app/lib/articles/article-host.ts'
import type { ArticleIndex, ListDocument } from '#app/lib/articles/article-index.ts'
import type { Sources } from '#app/lib/live/use-live.ts'
import { type ArticleListing, mergeLists } from './merge-lists.ts'

/**
 * @param initial the list in the document, perhaps only its beginning; 404.html, which some hosts send for `/blogs/`, has none
 */
export function liveList(initial: ListDocument | undefined): Sources<ArticleListing> {
  const isWhole = initial !== undefined && initial.entries.length >= initial.total
  const readBuilt = isWhole ? async () => initial : wholeListReader(initial)
  return {
    initial: initial ?? null,
    hasMore: !isWhole,
    async read(signal): Promise<Answer<ArticleListing>> {
      const answer = await readList(ARTICLE_HOST, environment, signal)
      return answer.ok ? { ok: true, value: mergeLists(await readBuilt(), answer.value) } : answer
    },
    async recall() {
      const found = [recallList(ARTICLE_HOST, environment), readBuilt(), readBuildTime()] as const
      const [stored, known, builtAt] = await Promise.all(found)
      if (stored && isNewer(stored, known, builtAt))
        return { value: mergeLists(known, stored.value), takenAt: stored.storedAt }
      return known ? { value: known, takenAt: builtAt } : null
    },
  }
}

/** Reads the index once, and again only after a failure. Without it, only `beginning` is known. */
function wholeListReader<T>(beginning: T) {
  let reading: Promise<ArticleIndex | null> | undefined
  return async () => {
    reading ??= readArticleIndex()
    const index = await reading
    if (!index) reading = undefined
    return index ?? beginning
  }
}
