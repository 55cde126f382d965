import type { RootContent } from 'hast'
import { readingMinutes } from '#markdown/reading-time.ts'
import type { ArticleFile, SnapshotArticle } from '#app/lib/snapshot.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { plainText } from '#markdown/plain-text.ts'
import { assertNever } from '#app/lib/assert-never.ts'
import { ownScript } from '#app/lib/own-script.ts'
import { BASE } from '#app/lib/settings.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from './article-worker.ts?worker&url'
import { workerJob, type JobLimits } from './worker-job.ts'

/**
 * The work of a text that is within the limits takes two or three seconds at the most, on a slow machine. Formulas, colours
 * and emoji are loaded on the way, on whatever network there is.
 */
const LIMITS: JobLimits = { start: 10_000, silence: 5_000, whole: 30_000 }
/** UTF-16 units that the page itself may format where no worker can be started: as long as almost any article. */
const SMALL = 50_000

/**
 * Prepares one article apart from the page, which goes on scrolling and answering meanwhile. A text that takes too long
 * is shown as it is written, with the reason; this never fails for a text's sake.
 *
 * @param signal ends the worker, whatever it is at
 * @throws the abort's reason
 */
export async function prepareApart(file: ArticleFile, signal: AbortSignal): Promise<SnapshotArticle> {
  const startWorker = () => new Worker(ownScript(workerAddress, BASE), { type: 'module' })
  const job = await workerJob<SnapshotArticle, RootContent[]>(startWorker, file, LIMITS, signal)
  switch (job.end) {
    case 'done':
      return { ...job.result, body: { ...job.result.body, children: job.parts.flat() } }
    case 'late':
      return unformatted(file, 'formatting it took too long')
    case 'failed':
      return unformatted(file, 'formatting it failed')
    case 'not-started':
      if (file.text.length > SMALL) return unformatted(file, 'this browser cannot format so long a text')
      return (await (await import('./prepare-article.ts')).prepareArticle(file)).article
    default:
      return assertNever(job)
  }
}

async function unformatted(
  { name, text, sha, takenAt, changedAt = null }: ArticleFile,
  reason: string,
): Promise<SnapshotArticle> {
  const { fields, body: markdown } = await takeFrontmatter(text)
  const { title = name, description = '', cover: _cover, ...facts } = fields
  const minutes = readingMinutes(markdown)
  const { body } = plainText(markdown, reason)
  return { ...{ name, sha, takenAt, changedAt, title, description, minutes }, ...facts, body }
}
