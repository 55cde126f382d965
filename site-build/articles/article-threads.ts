import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import { tooMuchMemory, tooSlow } from '#markdown/words.ts'
import type { RenderedText, TextPlaces } from '#site-build/model.ts'

/** The data that every thread gets when it starts: the address of the application's server bundle, and the places. */
export type ThreadData = { entry: string; places: TextPlaces }

/** ms, including the start of the thread. Longer than in a browser, because build machines can be slow. */
const DEADLINE_MS = 30_000
/** ms after which an idle thread ends: writing an article takes less. */
const IDLE_MS = 60_000
const MAX_MEMORY_MB = 512
/** MB of each heap for what does not live long: a build of 1,000 articles takes a sixth less time. */
const YOUNG_MEMORY_MB = 96

export type ArticleThreads = {
  /** The number of articles that are formatted at the same time. */
  size: number
  /** Formats and renders one article, or returns the reason why it takes too much time or memory. */
  render: (file: ArticleFile) => Promise<RenderedText | string>
  close: () => Promise<void>
}

/** Threads that format articles, one for each core. @param thread the built `article-thread.ts` */
export function articleThreads(
  thread: URL,
  workerData: ThreadData,
  { deadline = DEADLINE_MS, memory = MAX_MEMORY_MB, size = availableParallelism() } = {},
): ArticleThreads {
  const pool = new Tinypool({
    filename: thread.href,
    workerData,
    minThreads: 0,
    maxThreads: size,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  })
  return {
    size,
    async render(file) {
      try {
        return (await pool.run(file, { signal: AbortSignal.timeout(deadline) })) as RenderedText
      } catch (error) {
        const { name, code } = error as NodeJS.ErrnoException
        if (name === 'AbortError') return tooSlow
        if (code === 'ERR_WORKER_OUT_OF_MEMORY') return tooMuchMemory
        // A broken program must publish nothing.
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
