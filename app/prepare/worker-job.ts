/** How a job ended. `not-started` is the worker's own fault, `failed` and `late` are those of the work it was given. */
export type JobEnd<Result, Part> =
  | { end: 'done'; result: Result; parts: Part[] }
  | { end: 'not-started' }
  | { end: 'failed' }
  | { end: 'late' }

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
/** What it says when there is no result. */
export const FAILED = 'failed'
type Sign = typeof READY | typeof ALIVE | typeof FAILED

/** Parts, as many as there are, and then the result: what is large is read in one task of the page for each part. */
export type WorkerAnswer<Result, Part> = { part: Part } | { result: Result }

/**
 * Gives a worker one job. However it ends, the worker is gone afterwards: a text that fills its memory or its time
 * takes nothing along, and no answer can come to the wrong question.
 *
 * @param start makes the worker; may throw
 * @throws the abort's reason, at once
 */
export function workerJob<Result, Part = never>(
  start: () => Worker,
  task: unknown,
  limits: JobLimits,
  signal: AbortSignal,
): Promise<JobEnd<Result, Part>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = started(start)
    if (!worker) return resolve({ end: 'not-started' })
    const over = new AbortController()
    let isReady = false
    const parts: Part[] = []
    let timer = setTimeout(() => finish({ end: 'not-started' }), limits.start)
    let wholeTimer: ReturnType<typeof setTimeout> | undefined

    const finish = (end: JobEnd<Result, Part>) => {
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
      ({ data }: MessageEvent<Sign | WorkerAnswer<Result, Part>>) => {
        if (data === FAILED) return finish({ end: 'failed' })
        if (typeof data === 'object' && 'result' in data)
          return finish({ end: 'done', result: data.result, parts })
        if (typeof data === 'object') parts.push(data.part)
        clearTimeout(timer)
        timer = setTimeout(() => finish({ end: 'late' }), limits.silence)
        if (data !== READY) return
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
