import type { Formatted } from '#markdown/article.ts'
import type { ArticlePlaces } from '#markdown/article-places.ts'
import { DEADLINE_MS } from '#markdown/limits.ts'
import { failed, tooSlow } from '#markdown/words.ts'

/** The message of a page to its worker, which answers with a `Formatted`. */
export type FormatTask = { text: string; places: ArticlePlaces }

type FormatOptions = {
  /** Throws if the browser cannot start a worker. */
  startWorker: () => Worker
  /** Ends the worker. */
  signal: AbortSignal
  /** How long the worker may take, from its start to its answer, ms. */
  deadline?: number
}

/**
 * Formats an article in a worker, so that the page keeps answering. If there is no answer in time, the text is shown as it is
 * written, with the reason.
 *
 * @throws the abort's reason
 */
export async function format(
  task: FormatTask,
  { startWorker, signal, deadline = DEADLINE_MS }: FormatOptions,
): Promise<Formatted> {
  signal.throwIfAborted()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), deadline)
  let worker: Worker | undefined
  try {
    worker = startWorker()
    return await answerOf(worker, task, AbortSignal.any([signal, late.signal]))
  } catch {
    signal.throwIfAborted()
    const { articleAsWritten } = await import('#markdown/article-as-written.ts')
    return articleAsWritten(task.text, task.places, late.signal.aborted ? tooSlow : failed)
  } finally {
    clearTimeout(timer)
    worker?.terminate()
  }
}

/** @throws when the worker fails, and when the signal is aborted */
function answerOf(worker: Worker, task: FormatTask, signal: AbortSignal): Promise<Formatted> {
  return new Promise((resolve, reject) => {
    const fail = (event: Event) => {
      // The page shows the reason, so the console need not.
      event.preventDefault()
      reject(new Error('The worker failed.'))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Formatted>) => resolve(data))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    signal.addEventListener('abort', () => reject(new Error('The worker is ended.')))
    worker.postMessage(task)
  })
}
