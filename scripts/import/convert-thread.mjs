/**
 * Converts posts in a thread of the import (`convert-threads.ts`). Threads do not inherit the TypeScript of `node --import tsx`, so
 * this file is JavaScript, and adds it.
 */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { converterFor } = await import('#scripts/import/post/convert-post.ts')
// Tinypool puts its own data first.
const [, blog] = workerData

export default converterFor(blog)
