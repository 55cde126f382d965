import type { ReactNode } from 'react'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { ARTICLE_HOST, environment } from '#app/lib/articles/live-environment.ts'
import { isScheduled } from '#app/lib/articles/scheduled.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { SITE_IDENTITY } from '#app/lib/site/site-identity.ts'
import type { ArticleFile, PublishedArticle } from '#app/lib/articles/article-index.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from '#markdown/worker/article-worker.ts?worker&url'
import { format } from '#markdown/worker/format.ts'
import { ArticleText } from './text/article-text.tsx'
import { rememberReading } from './text/reading-state.ts'
import type { RememberReading } from './text/text-in-place.tsx'
import { keepShownPictures } from './text/shown-pictures.ts'

/** An article with its text as a React node. A changed text brings the code that keeps its reader's place. */
export type ArticleOnPage = PublishedArticle & { text: ReactNode; rememberReading?: RememberReading }

/**
 * Formats a changed article in a worker.
 *
 * @param initial the one in the document, which knows the previous and the next article
 * @param deadline ends the worker; nobody waits for its result then
 */
export async function formatChangedArticle(
  file: ArticleFile,
  initial: ArticleOnPage | undefined,
  deadline: AbortSignal,
): Promise<ArticleOnPage> {
  const bases = { ...ARTICLE_HOST, base: BASE, owner: SITE_IDENTITY.name }
  const startWorker = () => new Worker(sameOriginScript(workerAddress, BASE), { type: 'module' })
  const formatted = await format({ text: file.text, bases }, { startWorker, end: deadline })
  // The build knows the language that a file's name or a translation says.
  const lang = initial?.versions && initial.lang
  const { body, ...facts } = formattedFile({ ...file, lang }, formatted).article
  keepShownPictures(body)
  const article = {
    ...facts,
    isScheduled: !facts.draft && isScheduled(facts.date, environment.now()),
    previous: initial?.previous,
    next: initial?.next,
    related: initial?.related,
    versions: initial?.versions,
    // A series that the text names only now is not known before the next build.
    parts: facts.series === initial?.series ? initial?.parts : undefined,
  }
  return { ...article, text: <ArticleText article={article} tree={body} />, rememberReading }
}
