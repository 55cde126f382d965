import type { Formatted } from '#markdown/article.ts'
import type { UrlBases } from '#markdown/transforms/destination.ts'
import { DEADLINE_MS } from '#markdown/limits.ts'
import { failed, tooSlow } from '#markdown/words.ts'

/** The message from a page to its worker. */
export type FormatTask = { text: string; bases: UrlBases }
/** The messages of a worker: `waiting` every second while it is not busy, and then its result. */
export type FormatMessage = 'waiting' | Formatted

type FormatOptions = {
  /** Throws if the browser cannot start a worker. */
  startWorker: () => Worker
  /** How long a worker may be busy without a message, ms. Loading on a slow network does not count. */
  deadline?: number
}

/**
 * Formats an article in a worker, so that the page stays responsive. If there is no result in time, the text is shown as it
 * is written, with the reason.
 */
export async function format(
  task: FormatTask,
  { startWorker, deadline = DEADLINE_MS }: FormatOptions,
): Promise<Formatted> {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(), deadline)
  }
  let worker: Worker | undefined
  try {
    worker = startWorker()
    return await answerOf(worker, task, late.signal, restart)
  } catch {
    const { articleAsWritten } = await import('#markdown/article.ts')
    return articleAsWritten(task.text, task.bases, late.signal.aborted ? tooSlow : failed)
  } finally {
    clearTimeout(timer)
    worker?.terminate()
  }
}

/** @throws when the worker fails, and when it is late */
function answerOf(
  worker: Worker,
  task: FormatTask,
  signal: AbortSignal,
  onWaiting: () => void,
): Promise<Formatted> {
  return new Promise((resolve, reject) => {
    const fail = (event: Event) => {
      // The page shows the reason, so the console does not.
      event.preventDefault()
      reject(new Error('The worker failed.'))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<FormatMessage>) =>
      data === 'waiting' ? onWaiting() : resolve(data),
    )
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    signal.addEventListener('abort', reject)
    worker.postMessage(task)
  })
}
