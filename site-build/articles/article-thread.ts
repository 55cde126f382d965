import { workerData } from 'node:worker_threads'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { ThreadData } from './article-threads.ts'
import { renderArticle } from './checks/check-article.ts'

// Tinypool puts its own data first.
const [, { entry, places }] = workerData as [unknown, ThreadData]
const server = (await import(entry)) as ServerEntry

/** Formats and renders one article in a thread of the build (`article-threads.ts`). */
export default async (file: ArticleFile) =>
  renderArticle(server, await server.formatFile(file, places), places)
