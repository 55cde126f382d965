import type { Answer } from '#github/fault.ts'
import { readList, recallList } from '#github/read-list.ts'
import { environment } from '#app/lib/environment.ts'
import { ARTICLE_HOSTS } from '#app/lib/settings.ts'
import type { ArticleIndex } from '#app/lib/article-index.ts'
import type { Sources } from '#app/lib/use-live.ts'
import { type ArticleListing, merge } from './merge.ts'

/** @param initial the list in the document */
export function liveList(initial: ArticleIndex | undefined): Sources<ArticleListing> {
  return {
    initial: initial ? { value: initial, takenAt: initial.takenAt } : null,
    async read(signal): Promise<Answer<ArticleListing>> {
      const answer = await readList(ARTICLE_HOSTS, environment, signal)
      return answer.ok ? { ok: true, value: merge(initial, answer.value) } : answer
    },
    async recall() {
      const stored = await recallList(ARTICLE_HOSTS, environment)
      return stored && { value: merge(initial, stored.value), takenAt: stored.storedAt }
    },
  }
}
