import { workerData } from 'node:worker_threads'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { RenderedArticle, ThreadData } from './article-threads.ts'
import { renderArticle } from './render-articles.ts'

// Tinypool puts its own data first.
const [, { entry, places }] = workerData as [unknown, ThreadData]
const server = (await import(entry)) as ServerEntry

/** Renders one article in a thread of the build (`article-threads.ts`). */
export default (file: ArticleFile): Promise<RenderedArticle> => renderArticle(server, file, places)
