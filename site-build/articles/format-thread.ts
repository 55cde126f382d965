import { parentPort } from 'node:worker_threads'
import { formatArticle } from '#markdown/format-article.ts'
import type { FormatTask } from '#markdown/worker/format.ts'
import { nativeTree } from './native-tree.ts'

/* Runs in a thread of the build (`thread-pool.ts`). */
parentPort?.on('message', async ({ text, places }: FormatTask) => {
  parentPort?.postMessage(await formatArticle(text, places, { toTree: nativeTree }))
})
