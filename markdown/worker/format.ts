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
  /** Ends the worker, also one whose script never arrives. */
  end?: AbortSignal
}

/** Formats an article in a worker. If there is no result in time, the text is shown as it is written, with the reason. */
export async function format(task: FormatTask, options: FormatOptions): Promise<Formatted> {
  const answer = await answerOf(task, options).catch(() => failed)
  if (typeof answer !== 'string') return answer
  const { articleAsWritten } = await import('#markdown/article.ts')
  return articleAsWritten(task.text, task.bases, answer)
}

/** @returns the result, or the reason why there is none */
async function answerOf(
  task: FormatTask,
  { startWorker, deadline = DEADLINE_MS, end }: FormatOptions,
): Promise<Formatted | string> {
  const worker = startWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      const fail = (event: Event) => {
        // The page shows the reason, so the console does not.
        event.preventDefault()
        resolve(failed)
      }
      worker.addEventListener('message', ({ data }: MessageEvent<FormatMessage>) => {
        clearTimeout(timer)
        if (data === 'waiting') timer = setTimeout(resolve, deadline, tooSlow)
        else resolve(data)
      })
      worker.addEventListener('error', fail)
      worker.addEventListener('messageerror', fail)
      end?.addEventListener('abort', () => resolve(failed))
      worker.postMessage(task)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
