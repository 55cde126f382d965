import { type Answer, failure } from '#article-host/fault.ts'
import { type RawArticle, readArticle, recallArticle } from '#article-host/read-article.ts'
import { isNewer, readCopyTime } from '#app/lib/articles/read-built.ts'
import { ARTICLE_HOST, environment } from '#app/lib/articles/article-host.ts'
import type { Sources } from '#app/lib/live.ts'
import type { ArticleOnPage } from './format-changed-article.tsx'

/** The sources of an article. Its text is formatted only if its git blob id is not that of the `initial` one, in the document. */
export function liveArticle(name: string, initial: ArticleOnPage | undefined): Sources<ArticleOnPage> {
  const requested = { name, earlier: initial?.earlier }
  let last = initial && { sha: initial.sha, article: Promise.resolve(initial) }

  // Without a signal, because several calls may wait for the same text.
  function toPage(text: RawArticle): Promise<ArticleOnPage> {
    if (last && text.sha !== '' && text.sha === last.sha) return last.article
    const article = import('./format-changed-article.tsx').then(({ formatChangedArticle }) =>
      formatChangedArticle({ name, ...text }, initial),
    )
    last = { sha: text.sha, article }
    // A module could not be loaded; the next attempt tries again.
    article.catch(() => (last = undefined))
    return article
  }

  return {
    initial: initial ?? null,
    async read(signal): Promise<Answer<ArticleOnPage>> {
      const answer = await readArticle(ARTICLE_HOST, requested, environment, signal)
      if (answer.ok) {
        // The document is newer than an earlier text, and stays.
        const page = answer.value ? await toPage(answer.value) : initial
        return page ? { ok: true, value: page } : failure({ kind: 'unknown' })
      }
      if (answer.fault.kind === 'missing')
        import('#app/features/offline/offline.ts')
          .then((offline) => offline.forgetArticle(name))
          .catch(() => {})
      return answer
    },
    async recall() {
      const stored = await recallArticle(ARTICLE_HOST, requested, environment)
      const builtAt = initial ? await readCopyTime([initial]) : null
      if (stored && isNewer(stored, initial, builtAt))
        return { value: await toPage(stored.value), takenAt: stored.storedAt }
      return initial ? { value: initial, takenAt: builtAt } : null
    },
  }
}
