import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { converterFor } from '#scripts/import/post/convert-post.ts'
import type { ConvertedPost, LinkTargets, PostConverter } from './model.ts'

/** ms, including the start of the thread. The longest posts of rust-lang's blog take one second. */
const DEADLINE_MS = 30_000
/** ms after which an idle thread ends. By default one ends at once, and each post would start a thread. */
const IDLE_MS = 60_000
const MAX_MEMORY_MB = 512
/** MB of each heap for what does not live long, such as the trees of a text: with the default an import takes a fifth more time. */
const YOUNG_MEMORY_MB = 96

/**
 * Threads that convert posts, one for each core, because only a thread can be stopped when a text takes too long.
 *
 * @param thread the bundled `convert-thread.ts`
 */
export function convertThreads(
  thread: URL,
  workerData: LinkTargets,
  { deadline = DEADLINE_MS, memory = MAX_MEMORY_MB, size = availableParallelism() } = {},
): PostConverter {
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
    async convert(post) {
      try {
        return (await pool.run(post, { signal: AbortSignal.timeout(deadline) })) as ConvertedPost | string
      } catch (error) {
        const { name, code } = error as NodeJS.ErrnoException
        if (name === 'AbortError') return `converting it took longer than ${deadline / 1000} s`
        if (code === 'ERR_WORKER_OUT_OF_MEMORY') return `converting it took more than ${memory} MB of memory`
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}

/** Converts posts in this process, one after the other and without a deadline. */
export function convertInThisProcess(data: LinkTargets): PostConverter {
  const convert = converterFor(data)
  return { size: 1, convert: async (post) => convert(post), close: async () => undefined }
}
