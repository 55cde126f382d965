import { sortedByName } from '#article-host/listing.ts'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { plainLines } from '#site-build/files/search/article-words.ts'
import { areSamePictures, type PicturePlaces } from '#site-build/articles/pictures/place-pictures.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { ArticleSource, SourceArticle } from '#site-build/source/article-source.ts'
import type { ArticleCache } from './build-cache.ts'
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
  const remember = ({ name, changedAt }: SourceArticle, { checked }: RenderedArticle) =>
    known.set(name, { ...checked, article: { ...checked.article, changedAt } })

  const all = sortedByName(articles)
  const missing = all.filter((article) => {
    const found = cache.read(article)
    const isCurrent = found !== null && areSamePictures(found.checked.pictures, pictures)
    if (isCurrent) remember(article, found)
    return !isCurrent
  })
  const waiting = missing.values()
  let done = 0
  const renderWaiting = async () => {
    for (const article of waiting) {
      const file = { ...article, text: read(article) }
      const found = await threads.render(file)
      const rendered =
        typeof found === 'string'
          ? renderFormatted(server, await server.fileAsWritten(file, found), pictures)
          : found
      cache.write(article, rendered)
      remember(article, rendered)
      report((done += 1), missing.length)
    }
  }
  await Promise.all(Array.from({ length: threads.size }, renderWaiting))
  return { checked: all.map(({ name }) => known.get(name)!), rendered: missing.length }
}

/** Formats, checks and renders one article: in a thread of the build, or in the process of the other commands. */
export async function renderArticle(
  server: Pick<ServerEntry, 'formatFile' | 'renderHtml'>,
  file: ArticleFile,
  places: PicturePlaces,
): Promise<RenderedArticle> {
  return renderFormatted(server, await server.formatFile(file), places)
}

function renderFormatted(
  server: Pick<ServerEntry, 'renderHtml'>,
  formatted: FormattedFile,
  places: PicturePlaces,
): RenderedArticle {
  const { checked, body } = checkArticle(formatted, places)
  return { checked, html: server.renderHtml(body, checked.article.lang), lines: plainLines(body) }
}
