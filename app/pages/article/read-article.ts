import { NO_SHA } from '#github/blob-id.ts'
import type { Saved } from '#app/lib/live.ts'
import type { ArticleFile } from '#app/lib/snapshot.ts'
import type { Answer } from '#github/fault.ts'
import { BASE } from '#app/lib/settings.ts'
import { keptArticles, readLiveArticle } from './article-world.ts'
import type { ShownArticle } from './shown-article.tsx'

export type ArticleReading = {
  saved: Saved<ShownArticle> | null
  findSaved: (signal: AbortSignal) => Promise<Saved<ShownArticle> | null>
  live: (signal: AbortSignal, isAsked: boolean) => Promise<Answer<ShownArticle>>
}

/**
 * The ways to one article: the site's copy, the text that this browser has kept, and the live text. While a text is the
 * one that the site's copy was made of (equal git blob id), that copy is shown and no parser is loaded.
 *
 * @param name the article's name, as it is
 * @param brought the copy that the document brought along
 */
export function readArticle(name: string, brought: ShownArticle | undefined): ArticleReading {
  const prepare = preparedOnce()

  return {
    saved: brought ? { value: brought, takenAt: brought.takenAt } : null,
    async findSaved(signal) {
      const found = brought && brought.takenAt > keptArticles.goneAt(name) ? brought : null
      const kept = keptArticles.article(name)
      if (!kept || (found && found.takenAt >= kept.takenAt))
        return found && { value: found, takenAt: found.takenAt }
      if (found?.sha === kept.sha) return { value: found, takenAt: kept.takenAt }
      const value = await prepare({ name, ...kept }, signal, found).catch(() => null)
      if (value) return { value, takenAt: kept.takenAt }
      // Offline, the parser may be out of reach. The site's older copy is still a copy.
      return found && { value: found, takenAt: found.takenAt }
    },
    async live(signal, isAsked) {
      const kept = keptArticles.article(name)
      const knownSize = kept ? kept.size : brought?.size
      const answer = await readLiveArticle(name, signal, { isAsked, knownSize })
      if (!answer.ok) {
        // Nobody waits for it: the page says at once that the article is gone.
        if (answer.fault.kind === 'missing') void forget(name)
        // A worker that was not there yet when the article was withdrawn may have brought a copy.
        return { ...answer, goneAt: keptArticles.goneAt(name) }
      }
      const { text, sha, size, isDoubtful, listedSha } = answer.value
      if (isDoubtful) keptArticles.noteArticle(name)
      else keptArticles.keepArticle(name, { text, sha, size })
      const known = brought ?? null
      // The copy may be the very text, or the one that GitHub has listed while its raw host has not got it.
      if (known && sha !== NO_SHA && [sha, listedSha].includes(known.sha)) return { ok: true, value: known }
      const value = await prepare({ name, text, sha, takenAt: Date.now() }, signal, known)
      return { ok: true, value: isDoubtful ? { ...value, isDoubtful } : value }
    },
  }
}

/** Wherever a copy of an article that is gone may be, it goes, too (SAVE-2). */
async function forget(name: string): Promise<void> {
  keptArticles.forgetArticle(name)
  try {
    const { forgetArticleOffline } = await import('#app/features/offline/forget-article.ts')
    await forgetArticleOffline(globalThis.caches, BASE, name)
  } catch {
    // The part could not be had. Whoever opens the article next sees the 404 again, and this with it.
  }
}

/**
 * Prepares a text, unless it is the one that was prepared last: a kept text is often the live one, too. The texts themselves
 * are compared, because the id of a kept one is only what the storage says.
 */
function preparedOnce(): typeof prepared {
  let last: { text: string; article: Promise<ShownArticle> } | undefined
  return async (file, signal, known) => {
    if (last?.text !== file.text) last = { text: file.text, article: prepared(file, signal, known) }
    try {
      return await last.article
    } catch (error) {
      // A part of the application could not be loaded, or the page was left. The next try begins anew.
      last = undefined
      throw error
    }
  }
}

/** @param known the site's copy, whose neighbours in the list are still those of the text that has changed */
async function prepared(
  file: ArticleFile,
  signal: AbortSignal,
  known: ShownArticle | null,
): Promise<ShownArticle> {
  const [{ prepareApart }, { shownArticle }] = await Promise.all([
    import('#app/prepare/prepare-apart.ts'),
    import('./shown-article.tsx'),
  ])
  const article = await prepareApart(file, signal)
  return shownArticle({ ...article, previous: known?.previous, next: known?.next })
}
