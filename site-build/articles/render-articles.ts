import { sortedByName } from '#article-host/listing.ts'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import { plainLines } from '#site-build/files/search/plain-lines.ts'
import { areSamePictures, type PicturePlaces } from '#site-build/articles/pictures/place-pictures.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { ArticleSource, SourceArticle } from '#site-build/source/article-source.ts'
import type { ArticleCache } from './cache/article-cache.ts'
import type { ArticleThreads, RenderedArticle } from './article-threads.ts'
import { type CheckedArticle, checkArticle } from './checks/check-article.ts'

type Tools = {
  server: Pick<ServerEntry, 'fileAsWritten' | 'renderHtml'>
  threads: Pick<ArticleThreads, 'size' | 'render'>
  cache: Pick<ArticleCache, 'read' | 'write'>
  pictures: PicturePlaces
  report: (done: number, total: number) => void
}

/**
 * Renders every article that is not in the cache, and writes its HTML there, also that of a text that took too long: otherwise each
 * build would wait for its deadline again. Only the facts of the articles stay in memory.
 *
 * @returns all articles in the order of their names, and how many were rendered
 */
export async function renderArticles(
  { articles, read }: Pick<ArticleSource, 'articles' | 'read'>,
  { server, threads, cache, pictures, report }: Tools,
): Promise<{ checked: CheckedArticle[]; rendered: number }> {
  const known = new Map<string, CheckedArticle>()

  function isCached(article: SourceArticle): boolean {
    const found = cache.read(article)
    if (!found || !areSamePictures(found.checked.pictures, pictures)) return false
    remember(article, found)
    return true
  }

  async function render(article: SourceArticle): Promise<void> {
    const file = { ...article, text: read(article) }
    const rendered = await threads.render(file)
    const found = typeof rendered === 'string' ? await shownAsWritten(file, rendered) : rendered
    cache.write(article, found)
    remember(article, found)
  }

  async function shownAsWritten(file: ArticleFile, reason: string): Promise<RenderedArticle> {
    const { checked, body } = checkArticle(await server.fileAsWritten(file, reason), pictures)
    return { checked, html: server.renderHtml(body), lines: plainLines(body) }
  }

  function remember({ name, changedAt }: SourceArticle, { checked }: Pick<RenderedArticle, 'checked'>): void {
    known.set(name, { ...checked, article: { ...checked.article, changedAt } })
  }

  const all = sortedByName(articles)
  const missing = all.filter((article) => !isCached(article))
  const waiting = missing.values()
  let done = 0
  const renderWaiting = async () => {
    for (const article of waiting) {
      await render(article)
      report((done += 1), missing.length)
    }
  }
  await Promise.all(Array.from({ length: threads.size }, renderWaiting))
  return { checked: all.map(({ name }) => known.get(name)!), rendered: missing.length }
}
