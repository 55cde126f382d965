import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { articleOf, type Formatted } from '#markdown/article.ts'
import { asWritten } from '#markdown/as-written.ts'
import { TOO_SLOW } from '#markdown/limits.ts'
import type { FormatTask } from '#markdown/worker/format.ts'

/** ms, including the start of the thread. Longer than in a browser, because build machines can be slow. */
const DEADLINE_MS = 30_000
/** MB of heap for each thread. */
const MAX_MEMORY_MB = 512

export type ThreadPool = {
  /** Formats one article in a thread. A text that needs too much time or memory comes back as written. */
  format: (task: FormatTask) => Promise<Formatted>
  close: () => Promise<void>
}

/**
 * Threads that format articles, one for each core. A thread is used again until it fails.
 *
 * @param entry the built `format-thread.ts`
 */
export function threadPool(
  entry: URL,
  { deadline = DEADLINE_MS, memory = MAX_MEMORY_MB, size = availableParallelism() } = {},
): ThreadPool {
  const idle: Worker[] = []
  const waiting: ((thread: Worker) => void)[] = []
  let started = 0

  function start(): Worker {
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    // Without a listener, a failing idle thread would end the build.
    return thread.on('error', () => undefined)
  }

  function take(): Worker | Promise<Worker> {
    const thread = idle.pop()
    if (thread) return thread
    if (started === size) return new Promise((given) => waiting.push(given))
    started += 1
    return start()
  }

  function giveBack(thread: Worker): void {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }

  return {
    async format(task) {
      const thread = await take()
      try {
        const answer = once(thread, 'message', { signal: AbortSignal.timeout(deadline) })
        thread.postMessage(task)
        const [formatted] = (await answer) as [Formatted]
        giveBack(thread)
        return formatted
      } catch (error) {
        await thread.terminate()
        giveBack(start())
        const isLate = error instanceof Error && error.name === 'AbortError'
        const reason = isLate ? TOO_SLOW : 'formatting it failed'
        return articleOf(task.text, task.places, async (markdown) => asWritten(markdown, reason))
      }
    },
    async close() {
      await Promise.all(idle.map((thread) => thread.terminate()))
    },
  }
}
