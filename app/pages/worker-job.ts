/** How a job ended. `not-started` is the worker's own fault, `failed` and `late` are those of the work it was given. */
export type JobEnd<Result> =
  { end: 'done'; result: Result } | { end: 'not-started' } | { end: 'failed' } | { end: 'late' }

/** ms: for the loading of its modules, for work without a sign of life, and for the job as a whole. */
export type JobLimits = { start: number; silence: number; whole: number }

/** What a worker says when its modules are loaded. */
export const READY = 'ready'
/**
 * What it says every now and then (`BEAT_MS`) while it has a job, if it can: a worker that computes cannot, one that waits
 * for a part of itself can. So a slow network is no slow job.
 */
export const ALIVE = 'alive'
export const BEAT_MS = 500
/** What it says when there is no result. Whatever else it says is one. */
export const FAILED = 'failed'

/**
 * Gives a worker one job. However it ends, the worker is gone afterwards: a text that fills its memory or its time
 * takes nothing along, and no answer can come to the wrong question.
 *
 * @param start makes the worker; may throw
 * @throws the abort's reason, at once
 */
export function workerJob<Result>(
  start: () => Worker,
  task: unknown,
  limits: JobLimits,
  signal: AbortSignal,
): Promise<JobEnd<Result>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = started(start)
    if (!worker) return resolve({ end: 'not-started' })
    const over = new AbortController()
    let isReady = false
    let timer = setTimeout(() => finish({ end: 'not-started' }), limits.start)
    let wholeTimer: ReturnType<typeof setTimeout> | undefined

    const finish = (end: JobEnd<Result>) => {
      stop()
      resolve(end)
    }
    const stop = () => {
      clearTimeout(timer)
      clearTimeout(wholeTimer)
      over.abort()
      worker.terminate()
    }
    const listening = { signal: over.signal }
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<typeof READY | typeof ALIVE | typeof FAILED | Result>) => {
        if (data === FAILED) return finish({ end: 'failed' })
        if (data !== READY && data !== ALIVE) return finish({ end: 'done', result: data })
        clearTimeout(timer)
        timer = setTimeout(() => finish({ end: 'late' }), limits.silence)
        if (data === ALIVE) return
        isReady = true
        wholeTimer = setTimeout(() => finish({ end: 'late' }), limits.whole)
        worker.postMessage(task)
      },
      listening,
    )
    const fail = (event: Event) => {
      // What is reported here is said on the page; the console need not have it as well.
      event.preventDefault()
      finish({ end: isReady ? 'failed' : 'not-started' })
    }
    worker.addEventListener('error', fail, listening)
    worker.addEventListener('messageerror', fail, listening)
    signal.addEventListener(
      'abort',
      () => {
        stop()
        reject(signal.reason)
      },
      listening,
    )
  })
}

function started(start: () => Worker): Worker | null {
  try {
    return start()
  } catch {
    return null
  }
}
