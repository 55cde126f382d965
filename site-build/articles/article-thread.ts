import { workerData } from 'node:worker_threads'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { RenderedArticle, ThreadData } from './article-threads.ts'
import { checkArticle } from './check-article.ts'

// Tinypool's own data is first.
const [, { entry, places }] = workerData as [unknown, ThreadData]
const server = (await import(entry)) as ServerEntry

/** Formats, checks and renders one article. It runs in a thread of the build (`article-threads.ts`). */
export default async function renderedArticle(file: ArticleFile): Promise<RenderedArticle> {
  const { checked, body } = checkArticle(await server.prepareArticle(file), places)
  return { checked, html: server.renderHtml(body) }
}
