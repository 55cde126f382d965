import type { Answer } from '#github/fault.ts'
import { readList, recallList } from '#github/read-list.ts'
import { environment } from '#app/lib/environment.ts'
import { ARTICLE_HOSTS } from '#app/lib/settings.ts'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { readArticleIndex } from '#app/lib/articles/read-article-index.ts'
import type { Sources } from '#app/lib/use-live.ts'
import { type ArticleListing, merge } from './merge.ts'

/** @param initial the list in the document; 404.html, which some hosts send for `/blogs/`, has none */
export function liveList(initial: ArticleIndex | undefined): Sources<ArticleListing> {
  const built = async (signal: AbortSignal) => initial ?? (await readArticleIndex(signal)) ?? undefined
  return {
    initial: initial ? { value: initial, takenAt: initial.takenAt } : null,
    async read(signal): Promise<Answer<ArticleListing>> {
      const answer = await readList(ARTICLE_HOSTS, environment, signal)
      return answer.ok ? { ok: true, value: merge(await built(signal), answer.value) } : answer
    },
    async recall(signal) {
      const [stored, known] = await Promise.all([recallList(ARTICLE_HOSTS, environment), built(signal)])
      const isNewer = stored && stored.storedAt > (known?.takenAt ?? 0)
      if (isNewer) return { value: merge(known, stored.value), takenAt: stored.storedAt }
      return known ? { value: known, takenAt: known.takenAt } : null
    },
  }
}
