import { articlePlaces } from '#app/lib/articles/article-places.ts'
import { ownScript } from '#app/lib/own-script.ts'
import { preparedArticle } from '#app/lib/articles/prepared-article.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { BASE } from '#app/lib/settings.ts'
import type { ArticleFile, Article } from '#app/lib/articles/article-index.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from '#markdown/worker/article-worker.ts?worker&url'
import { format } from '#markdown/worker/format.ts'

/**
 * Formats one article in a worker.
 *
 * @param signal ends the worker
 * @throws the abort's reason
 */
export async function formatApart(file: ArticleFile, signal: AbortSignal): Promise<Article> {
  const places = articlePlaces(ARTICLE_HOST, BASE)
  const startWorker = () => new Worker(ownScript(workerAddress, BASE), { type: 'module' })
  return preparedArticle(file, await format({ text: file.text, places }, { startWorker, signal })).article
}
