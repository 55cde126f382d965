import { NO_SHA } from '#app/features/articles/blob-sha.ts'
import type { Saved } from '#app/features/articles/live.ts'
import type { ArticleFile, SnapshotArticle } from '#app/features/articles/snapshot.ts'
import type { Answer } from '#app/features/articles/source-fault.ts'
import type { ShownArticle } from '#app/page-data.ts'
import { articleSource, keptCopies, snapshotReader } from './article-world.ts'

export type ArticleReading = {
  saved: Saved<ShownArticle> | null
  findSaved: (signal: AbortSignal) => Promise<Saved<ShownArticle> | null>
  live: (signal: AbortSignal, isAsked: boolean) => Promise<Answer<ShownArticle>>
}

/** How long, in ms, a live text that is there waits for the copy that may spare its parsing. */
const COPY_PATIENCE_MS = 800
/** How long, in ms, a page waits for a copy on its own site. */
const COPY_LIMIT_MS = 10_000

/**
 * The ways to one article: the site's copy, the text that this browser has kept, and the live text. While a text is the
 * one that the site's copy was made of (equal git blob id), that copy is shown and no parser is loaded.
 *
 * @param name the article's name, as it is
 * @param brought the copy that the document brought along
 */
export function readArticle(name: string, brought: ShownArticle | undefined): ArticleReading {
  let copy: Promise<ShownArticle | null> | undefined
  const findCopy = () => (copy ??= brought ? Promise.resolve(brought) : lookForCopy())
  const lookForCopy = async () => {
    const found = await copyOnSite(name).catch(() => null)
    // Not found for now: whoever tries again looks again.
    if (found === null) copy = undefined
    return found
  }
  const prepare = preparedOnce()

  return {
    saved: brought ? { value: brought, takenAt: brought.takenAt } : null,
    async findSaved(signal) {
      const found = await findCopy()
      const kept = keptCopies.article(name)
      if (!kept || (found && found.takenAt >= kept.takenAt))
        return found && { value: found, takenAt: found.takenAt }
      if (found?.sha === kept.sha) return { value: found, takenAt: kept.takenAt }
      const value = await prepare({ name, ...kept }, signal, found).catch(() => null)
      if (value) return { value, takenAt: kept.takenAt }
      // Offline, the parser may be out of reach. The site's older copy is still a copy.
      return found && { value: found, takenAt: found.takenAt }
    },
    async live(signal, isAsked) {
      const kept = keptCopies.article(name)
      const knownSize = kept ? new TextEncoder().encode(kept.text).length : brought?.size
      const answer = await articleSource.read(name, signal, { isAsked, knownSize })
      if (!answer.ok) {
        if (answer.fault.kind === 'missing') keptCopies.forgetArticle(name)
        return answer
      }
      const { text, sha, isDoubtful, listedSha } = answer.value
      if (!isDoubtful) keptCopies.keepArticle(name, { text, sha })
      const known = await Promise.race([findCopy(), nothingAfter(COPY_PATIENCE_MS)])
      // The copy may be the very text, or the one that GitHub has listed while its raw host has not got it.
      if (known && sha !== NO_SHA && [sha, listedSha].includes(known.sha)) return { ok: true, value: known }
      const value = await prepare({ name, text, sha, takenAt: Date.now() }, signal, known)
      return { ok: true, value: isDoubtful ? { ...value, isDoubtful } : value }
    },
  }
}

/** Prepares a text, unless it is the one that was prepared last: a kept text is often the live one, too. */
function preparedOnce(): typeof prepared {
  let last: { sha: string; article: Promise<ShownArticle> } | undefined
  return async (file, signal, known) => {
    if (!last || last.sha !== file.sha || file.sha === NO_SHA)
      last = { sha: file.sha, article: prepared(file, signal, known) }
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
  const { prepareApart } = await import('./prepare-apart.ts')
  const article = await prepareApart(file, signal)
  return shown({ ...article, previous: known?.previous, next: known?.next })
}

async function copyOnSite(name: string): Promise<ShownArticle | null> {
  const article = await snapshotReader.article(name, AbortSignal.timeout(COPY_LIMIT_MS))
  return article && shown(article)
}

/** The renderer of trees is loaded here, so only for a text that does not stand in the document already. */
async function shown({ body, ...article }: SnapshotArticle): Promise<ShownArticle> {
  const [{ ArticleText }, { readerPlace }] = await Promise.all([
    import('./article-text.tsx'),
    import('./reader-place.ts'),
  ])
  return {
    ...article,
    text: <ArticleText article={article} tree={body} whenShown={readerPlace(document)} />,
  }
}

async function nothingAfter(ms: number): Promise<null> {
  await new Promise((passed) => setTimeout(passed, ms))
  return null
}
