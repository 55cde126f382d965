import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleCache } from '#site-build/articles/article-cache.ts'
import type { ArticleThreads } from '#site-build/articles/article-threads.ts'
import type { CheckedArticle } from '#site-build/articles/check-article.ts'
import { publishedArticles, type PublishedArticles } from '#site-build/articles/published-articles.ts'
import { renderArticle } from '#site-build/articles/render-article.ts'
import { renderArticles } from '#site-build/articles/render-articles.ts'
import { digestOf, type KeptFiles } from '#site-build/cache/kept-files.ts'
import { articlesAddress } from '#site-build/documents/articles-beside-site.ts'
import { type MeasuredPictures, measurePictures } from '#site-build/images/measure-pictures.ts'
import type { PicturePlaces } from '#site-build/images/place-pictures.ts'
import { type RenderedPages, renderOwnPages } from '#site-build/own-pages/render-own-pages.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'

/** The part of the application that makes HTML of texts. */
type Renderer = Pick<ServerEntry, 'formatFile' | 'fileAsWritten' | 'renderHtml'>

/** Articles and pages as HTML, and what is known of them. Their warnings include those of the source. */
export type RenderedTexts = PublishedArticles & {
  /** Every article, drafts too, in the order of their names. */
  checked: CheckedArticle[]
  /** The pictures of the articles. */
  measured: MeasuredPictures
  /** The owner's own pages. */
  own: RenderedPages
  /** How many articles were not in the cache. */
  rendered: number
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
}

type Tools = {
  settings: Settings
  server: Renderer
  kept: Pick<KeptFiles, 'read' | 'write'>
  threadsFor: (pictures: PicturePlaces) => ArticleThreads
  report?: (done: number, total: number) => void
}

/**
 * The one path from a source to checked articles, for the build, the development server and doctor. Texts are not kept in memory:
 * `htmlOf` reads one again, as HTML, when somebody asks for it.
 *
 * @param pages the folder of the owner's own; null leaves them out, and links to them unchecked
 * @param checksDrafts whether to report on the texts of drafts like on those of articles
 */
export async function renderTexts(
  source: ArticleSource,
  pages: string | null,
  { settings, server, kept, threadsFor, report = () => undefined }: Tools,
  checksDrafts = false,
): Promise<RenderedTexts> {
  const { articles: host, base, address, words, content } = settings
  const cache = articleCache(kept, digestOf([host, base, words, content.lang]))
  const measured = await measurePictures(source.pictures, !host.embedded)
  const pictures = { measured, base, embedded: host.embedded, articlesBase: articlesAddress(host) }
  const threads = threadsFor(pictures)
  const tools = { server, threads, cache, pictures, report }
  const { checked, rendered } = await renderArticles(source, tools).finally(threads.close)
  const own = await renderOwnPages(server, pages ?? '', settings.pages, address)
  const published = publishedArticles(
    checked,
    { repository: host.repository, takenAt: source.takenAt },
    { checksDrafts, pages: pages === null ? null : own.checked },
  )
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  const index = host.embedded ? { ...published.index, drafts: [] } : published.index
  const warnings = [...source.warnings, ...published.warnings, ...own.warnings]
  return { ...published, index, warnings, checked, measured, own, rendered, htmlOf: cache.htmlOf }
}

/** Renders articles in this process: a server that is running already has the application in its memory. */
export function inThisProcess(server: Renderer): Tools['threadsFor'] {
  return (pictures) => ({
    // While one waits, another can be formatted.
    size: 4,
    render: (file) => renderArticle(server, file, pictures),
    close: async () => undefined,
  })
}
