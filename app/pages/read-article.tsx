import { NO_SHA } from '#app/features/articles/blob-sha.ts'
import type { Saved } from '#app/features/articles/live.ts'
import type { SnapshotArticle } from '#app/features/articles/snapshot.ts'
import type { Answer } from '#app/features/articles/source-fault.ts'
import type { ShownArticle } from '#app/page-data.ts'
import { articleSource, snapshotReader } from './article-world.ts'

export type ArticleReading = {
  saved: Saved<ShownArticle> | null
  findSaved: () => Promise<Saved<ShownArticle> | null>
  live: (signal: AbortSignal) => Promise<Answer<ShownArticle>>
}

/** How long, in ms, a live text that is there waits for the copy that may spare its parsing. */
const COPY_PATIENCE_MS = 800
/** How long, in ms, a page waits for a copy on its own site. */
const COPY_LIMIT_MS = 10_000

/**
 * The two ways to one article: the copy, and the live text. While the live text is the one that the copy was made of
 * (equal git blob id), the copy is shown and neither parser nor highlighter is loaded.
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

  return {
    saved: brought ? savedArticle(brought) : null,
    async findSaved() {
      const found = await findCopy()
      return found && savedArticle(found)
    },
    async live(signal) {
      const answer = await articleSource.read(name, signal)
      if (!answer.ok) return answer
      const known = await Promise.race([findCopy(), nothingAfter(COPY_PATIENCE_MS)])
      const isSame = answer.value.sha !== NO_SHA && known?.sha === answer.value.sha
      if (known && isSame) return { ok: true, value: known }
      const { prepareArticle } = await import('./prepare-article.ts')
      const article = await prepareArticle({ name, ...answer.value, takenAt: Date.now() })
      return { ok: true, value: await shown(article) }
    },
  }
}

async function copyOnSite(name: string): Promise<ShownArticle | null> {
  const article = await snapshotReader.article(name, AbortSignal.timeout(COPY_LIMIT_MS))
  return article && shown(article)
}

/** The renderer of trees is loaded here, so only for a text that does not stand in the document already. */
async function shown({ body, ...article }: SnapshotArticle): Promise<ShownArticle> {
  const { ArticleText } = await import('./article-text.tsx')
  return { ...article, text: <ArticleText tree={body} /> }
}

function savedArticle(article: ShownArticle): Saved<ShownArticle> {
  return { value: article, takenAt: article.takenAt }
}

async function nothingAfter(ms: number): Promise<null> {
  await new Promise((passed) => setTimeout(passed, ms))
  return null
}
