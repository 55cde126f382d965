import type { Answer } from '#article-host/fault.ts'
import { type RawArticle, readArticle, recallArticle } from '#article-host/read-article.ts'
import { environment } from '#app/lib/environment.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { Sources } from '#app/lib/live/use-live.ts'
import type { ArticleOnPage } from './format-changed-article.tsx'

/**
 * The sources of an article. Its text is formatted only if its git blob id has changed.
 *
 * @param initial the article in the document
 */
export function liveArticle(name: string, initial: ArticleOnPage | undefined): Sources<ArticleOnPage> {
  let last = initial && { sha: initial.sha, article: Promise.resolve(initial) }

  async function shown(text: RawArticle, signal: AbortSignal): Promise<ArticleOnPage> {
    if (!last || text.sha === '' || text.sha !== last.sha)
      last = { sha: text.sha, article: formatted(name, text, initial, signal) }
    try {
      return await last.article
    } catch (error) {
      // A module could not be loaded; the next attempt tries again.
      last = undefined
      throw error
    }
  }

  return {
    initial: initial ? { value: initial, takenAt: initial.takenAt } : null,
    async read(signal): Promise<Answer<ArticleOnPage>> {
      const answer = await readArticle(ARTICLE_HOST, name, environment, signal)
      if (answer.ok) return { ok: true, value: await shown(answer.value, signal) }
      if (answer.fault.kind === 'missing') forgetOffline(name)
      return answer
    },
    async recall(signal) {
      const stored = await recallArticle(ARTICLE_HOST, name, environment)
      if (!stored || (initial && initial.takenAt >= stored.storedAt)) return null
      return { value: await shown(stored.value, signal), takenAt: stored.storedAt }
    },
  }
}

/** Formats a text with a module that only a changed article loads. */
async function formatted(
  name: string,
  { text, sha }: RawArticle,
  initial: ArticleOnPage | undefined,
  signal: AbortSignal,
): Promise<ArticleOnPage> {
  const { formatChangedArticle } = await import('./format-changed-article.tsx')
  return formatChangedArticle({ name, text, sha, takenAt: environment.now() }, initial, signal)
}

/** Deletes the cached page of an article that is gone (SAVE-2). If that fails, the next visit tries again. */
function forgetOffline(name: string): void {
  void import('#app/features/offline/forget-article.ts').then(
    ({ forgetArticleOffline }) => forgetArticleOffline(globalThis.caches, BASE, name),
    () => {},
  )
}
