/** Converts posts in a thread of the import (`convert-threads.ts`). */
import { workerData } from 'node:worker_threads'
import type { LinkTargets } from './model.ts'
import { converterFor } from './post/convert-post.ts'

// Tinypool puts its own data first.
const [, targets] = workerData as [unknown, LinkTargets]

export default converterFor(targets)
