import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleCache, digestOf, type BuildCache } from './build-cache.ts'
import type { ArticleThreads } from './article-threads.ts'
import type { CheckedArticle } from './checks/check-article.ts'
import { publishedArticles, type PublishedArticles } from './published-articles.ts'
import { renderArticle, renderArticles } from './render-articles.ts'
import { type Alias, aliasesOf, comparableAddress } from '#site-build/files/documents/aliases.ts'
import { pagesOf } from '#site-build/files/documents/pages.ts'
import { type MeasuredPictures, measurePictures } from '#site-build/articles/pictures/measure-pictures.ts'
import type { PicturePlaces } from '#site-build/articles/pictures/place-pictures.ts'
import { type RenderedPages, renderOwnPages } from '#site-build/articles/own-pages/render-own-pages.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'

/** The part of the application that renders texts. */
type Renderer = Pick<ServerEntry, 'formatFile' | 'fileAsWritten' | 'renderHtml'>

/** Rendered articles and pages. The warnings include those of the source. */
export type RenderedTexts = PublishedArticles & {
  /** Every article, drafts too, in the order of their names. */
  checked: CheckedArticle[]
  /** Former addresses of the articles. */
  aliases: Alias[]
  /** The pictures of the articles. */
  measured: MeasuredPictures
  /** The owner's pages. */
  own: RenderedPages
  /** The number of articles that were not in the cache. */
  rendered: number
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
  /** The text of an article without markup: a line for each block. */
  linesOf: (article: PublishedArticle) => readonly string[]
}

type Tools = {
  settings: Settings
  server: Renderer
  cache: Pick<BuildCache, 'read' | 'write'>
  /** The owner's folder `public`. */
  publicFolder: string
  threadsFor: (pictures: PicturePlaces) => ArticleThreads
  report?: (done: number, total: number) => void
}

/**
 * Renders and checks articles and pages, for the build, the development server and doctor. Texts do not stay in memory: `htmlOf`
 * and `linesOf` read one from the cache.
 *
 * @param pages the folder of the owner's pages; null leaves them out, and links to them unchecked
 * @param checksDrafts whether to warn about the texts of drafts as well
 */
export async function renderTexts(
  source: ArticleSource,
  pages: string | null,
  { settings, server, cache, publicFolder, threadsFor, report = () => undefined }: Tools,
  checksDrafts = false,
): Promise<RenderedTexts> {
  const { articles: host, base, address, words, content } = settings
  const articles = articleCache(cache, digestOf([host, base, words, content.lang]))
  const measured = await measurePictures(source.pictures, !host.embedded)
  const articlesBase = `${host.files}articles/`
  const pictures = { measured, base, embedded: host.embedded, articlesBase, publicFolder }
  const threads = threadsFor(pictures)
  const tools = { server, threads, cache: articles, pictures, report }
  const { checked, rendered } = await renderArticles(source, tools).finally(threads.close)
  const own = await renderOwnPages(server, pages ?? '', settings.pages, address, publicFolder)
  const isPublic = (path: string) => isPublicFile(publicFolder, path)
  const shown = checked.filter(({ isDraft }) => !isDraft)
  const former = new Set(shown.flatMap(({ article }) => article.aliases ?? []).map(comparableAddress))
  const published = publishedArticles(checked, host.repository, {
    checksDrafts,
    pages: pages === null ? null : own.checked,
    isPublic: (path) => isPublic(path) || former.has(comparableAddress(path)),
  })
  const files = pagesOf({ ...published, own }, settings).map(({ file }) => file)
  const { aliases, warnings: taken } = aliasesOf(shown, files, isPublic)
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  const index = host.embedded ? { ...published.index, drafts: [] } : published.index
  const warnings = [...source.warnings, ...published.warnings, ...taken, ...own.warnings]
  const htmlOf = (article: PublishedArticle) => articles.readAgain(article).html
  const linesOf = (article: PublishedArticle) => articles.readAgain(article).lines
  return { ...published, index, warnings, aliases, checked, measured, own, rendered, htmlOf, linesOf }
}

/** Renders articles in this process, for a running server, which has loaded the application already. */
export function inThisProcess(server: Renderer): Tools['threadsFor'] {
  return (pictures) => ({
    // One can be formatted while another waits.
    size: 4,
    render: (file) => renderArticle(server, file, pictures),
    close: async () => undefined,
  })
}

/**
 * Whether hosts with clean addresses answer with a file of `public/`: the file itself, the page `<address>.html`, or the index of a
 * folder.
 *
 * @param address below the site, with a slash before it, not encoded, and without `..` (`linkDestination`)
 */
function isPublicFile(folder: string, address: string): boolean {
  const endings = address.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html']
  return endings.some((ending) => {
    try {
      return statSync(join(folder, address + ending)).isFile()
    } catch {
      return false
    }
  })
}
