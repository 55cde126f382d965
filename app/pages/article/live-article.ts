import { type Answer, failure } from '#article-host/answers/fault.ts'
import { type RawArticle, readArticle, recallArticle } from '#article-host/read-article.ts'
import { isNewer, readCopyTime } from '#app/lib/articles/read-built.ts'
import { ARTICLE_HOST, environment } from '#app/lib/articles/live-environment.ts'
import type { Copy, Sources } from '#app/lib/live.ts'
import { beforeDeadline } from '#app/lib/while-needed.ts'
import { forgetPage } from './forget-page.ts'
import type { ArticleOnPage } from './format-changed-article.tsx'

/** The limit for all that `Loading...` waits for (ART-2), ms: the call, the module, the start of the worker, and the formatting. */
const LIMIT_MS = 30_000

/** The sources of an article. Its text is formatted only if its git blob id is not that of the `initial` one, in the document. */
export function liveArticle(name: string, initial: ArticleOnPage | undefined): Sources<ArticleOnPage> {
  const requested = { name, earlier: initial?.earlier }
  // The text that was formatted last, or is being formatted: several calls may bring the same one.
  let last = initial && { sha: initial.sha, article: Promise.resolve(initial) }

  /**
   * Formats a text, unless it is the one that was formatted last. A caller who gives up does not stop it, because several may wait for
   * the same text.
   */
  function toPage(text: RawArticle, deadline: AbortSignal): Promise<ArticleOnPage> {
    const isSameText = text.sha !== '' && text.sha === last?.sha
    if (last && isSameText) return beforeDeadline(last.article, deadline)
    const formatted = import('./format-changed-article.tsx').then(({ formatChangedArticle }) =>
      formatChangedArticle({ name, ...text }, initial, deadline),
    )
    const article = beforeDeadline(formatted, deadline)
    last = { sha: text.sha, article }
    // A module could not be loaded, or not in time. Without this, the next call would get the same error.
    article.catch(() => {
      last = undefined
    })
    return article
  }

  async function newestCopy(): Promise<Copy<ArticleOnPage> | null> {
    const stored = await recallArticle(ARTICLE_HOST, requested, environment)
    const builtAt = initial ? await readCopyTime([initial]) : null
    if (stored && isNewer(stored, initial, builtAt)) {
      const value = await toPage(stored.value, AbortSignal.timeout(LIMIT_MS)).catch(() => null)
      if (value) return { value, takenAt: stored.storedAt }
    }
    return initial ? { value: initial, takenAt: builtAt } : null
  }

  return {
    initial: initial ?? null,
    async read(signal): Promise<Answer<ArticleOnPage>> {
      const deadline = AbortSignal.timeout(LIMIT_MS)
      const answer = await readArticle(ARTICLE_HOST, requested, environment, signal)
      if (answer.ok) {
        // The document is newer than an earlier text, and stays.
        const page = answer.value ? await toPage(answer.value, deadline) : initial
        return page ? { ok: true, value: page } : failure({ kind: 'unknown' })
      }
      if (answer.fault.kind === 'missing') void forgetPage(name)
      return answer
    },
    recall: newestCopy,
  }
}
