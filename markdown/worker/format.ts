import type { Formatted } from '#markdown/article.ts'
import type { ArticlePlaces } from '#markdown/article-places.ts'
import type { Progress } from '#markdown/format-markdown.ts'
import { DEADLINE_MS } from '#markdown/limits.ts'
import { failed, tooLongHere, tooSlow } from '#markdown/words.ts'

/** The message of a page to its worker. */
export type FormatTask = { text: string; places: ArticlePlaces }
/** The worker's answer. */
export type FormatMessage = { progress: Progress | 'failed' } | { result: Formatted }

type FormatOptions = {
  /** Throws if the browser cannot start a worker. */
  startWorker: () => Worker
  /** Ends the worker. */
  signal: AbortSignal
  /** How long one step of formatting may take, ms. */
  deadline?: number
}

/** How long the worker and its plugins may take to load, ms. */
const LOADING_MS = 30_000

/**
 * Formats an article in a worker, so that the page keeps answering. A text that takes too long is shown as it is written,
 * with the reason.
 *
 * @throws the abort's reason
 */
export async function format(task: FormatTask, options: FormatOptions): Promise<Formatted> {
  const result = await inWorker(task, options)
  if (typeof result !== 'string') return result
  const { formatHere } = await import('./format-here.ts')
  return formatHere(task, result)
}

/** @returns the formatted article, or why there is none */
function inWorker(
  task: FormatTask,
  { startWorker, signal, deadline = DEADLINE_MS }: FormatOptions,
): Promise<Formatted | string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    let worker: Worker
    try {
      worker = startWorker()
    } catch {
      resolve(tooLongHere)
      return
    }
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let isStarted = false

    const stop = () => {
      clearTimeout(timer)
      listening.abort()
      worker.terminate()
    }
    const end = (result: Formatted | string) => {
      stop()
      resolve(result)
    }
    const expectWithin = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(end, ms, isStarted ? tooSlow : tooLongHere)
    }
    const fail = (event: Event) => {
      // The page shows the reason, so the console need not.
      event.preventDefault()
      end(isStarted ? failed : tooLongHere)
    }

    expectWithin(LOADING_MS)
    const options = { signal: listening.signal }
    worker.addEventListener('error', fail, options)
    worker.addEventListener('messageerror', fail, options)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FormatMessage>) => {
        isStarted = true
        if ('result' in data) end(data.result)
        else if (data.progress === 'failed') end(failed)
        else expectWithin(data.progress === 'loading' ? LOADING_MS : deadline)
      },
      options,
    )
    signal.addEventListener(
      'abort',
      () => {
        stop()
        reject(signal.reason)
      },
      options,
    )
    worker.postMessage(task)
  })
}
