import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sortedByName } from '#article-host/listing.ts'
import { aliasesOf, comparableAddress } from '#site-build/files/documents/aliases.ts'
import { pagesOf } from '#site-build/files/documents/pages.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { ArticleSource, SourceArticle } from '#site-build/source/article-source.ts'
import type { ArticleThreads } from './article-threads.ts'
import { type BuildCache, digestOf, getOrMake } from './build-cache.ts'
import { type CheckedArticle, renderArticle, type RenderedArticle } from './checks/check-article.ts'
import { renderOwnPages } from './own-pages.ts'
import { measurePictures } from './pictures/measure-pictures.ts'
import { areSamePictures, type PicturePlaces } from './pictures/place-pictures.ts'
import { publishedArticles } from './published-articles.ts'

type Listed = Pick<SourceArticle, 'name' | 'sha'>

type Renderer = Pick<ServerEntry, 'formatFile' | 'fileAsWritten' | 'renderHtml'>

export type RenderedTexts = Awaited<ReturnType<typeof renderTexts>>

type Tools = {
  settings: Settings
  server: Renderer
  cache: BuildCache
  /** The owner's folder `public`. */
  publicFolder: string
  threadsFor: (pictures: PicturePlaces) => ArticleThreads
}

/**
 * Renders and checks articles and pages, for the build, the development server and doctor. Texts do not stay in memory: `textOf`
 * reads one from the cache.
 *
 * @param pages the folder of the owner's pages
 * @param checksDrafts whether to warn about the texts of drafts as well
 */
export async function renderTexts(source: ArticleSource, pages: string, tools: Tools, checksDrafts = false) {
  const { settings, server, cache, publicFolder } = tools
  const { articles: host, base, address, words, content } = settings
  const measured = await measurePictures(source.pictures, !host.embedded)
  const articlesBase = `${host.files}articles/`
  const places = { measured, base, embedded: host.embedded, articlesBase, publicFolder }
  const digest = digestOf([host, base, words, content.lang])
  const keyOf = ({ name, sha }: Listed) => ['article', digest, name, sha]
  const { checked, rendered } = await renderArticles(source, keyOf, places, tools)
  const own = await renderOwnPages(server, pages, settings.pages, address, publicFolder)
  const isPublic = (path: string) => isPublicFile(publicFolder, path)
  const shown = checked.filter(({ isDraft }) => !isDraft)
  const former = new Set(shown.flatMap(({ article }) => article.aliases ?? []).map(comparableAddress))
  const published = publishedArticles(checked, host.repository, {
    checksDrafts,
    pages: own.checked,
    isPublic: (path) => isPublic(path) || former.has(comparableAddress(path)),
  })
  const files = pagesOf({ ...published, own }, settings).map(({ file }) => file)
  const { aliases, warnings: taken } = aliasesOf(shown, files, isPublic)
  return {
    ...published,
    // In a repository drafts are public and hidden by name; without one, nobody needs their names.
    index: host.embedded ? { ...published.index, drafts: [] } : published.index,
    warnings: [...source.warnings, ...published.warnings, ...taken, ...own.warnings],
    aliases,
    /** Every article, drafts too, in the order of their names. */
    checked,
    measured,
    own,
    /** The number of articles that were not in the cache. */
    rendered,
    textOf: (article: Listed) => cache.read(keyOf(article)) as RenderedArticle,
  }
}

/** Renders every article that is not in the cache. Only the facts of the articles stay in memory. */
async function renderArticles(
  source: ArticleSource,
  keyOf: (article: Listed) => string[],
  places: PicturePlaces,
  { server, cache, threadsFor }: Tools,
) {
  const articles = sortedByName(source.articles)
  const checked: CheckedArticle[] = []
  const threads = threadsFor(places)
  let rendered = 0

  async function render(article: SourceArticle): Promise<RenderedArticle> {
    rendered += 1
    const file = { ...article, text: source.read(article) }
    const result = await threads.render(file)
    if (typeof result !== 'string') return result
    // It is cached, too: otherwise each build would wait for its deadline again.
    return renderArticle(server, await server.fileAsWritten(file, result), places)
  }
  const isCurrent = (one: RenderedArticle) => areSamePictures(one.checked.pictures, places)
  const waiting = articles.entries()
  async function renderWaiting() {
    for (const [index, article] of waiting) {
      const found = await getOrMake(cache, keyOf(article), () => render(article), isCurrent)
      const { changedAt } = article
      checked[index] = { ...found.checked, article: { ...found.checked.article, changedAt } }
    }
  }
  await Promise.all(Array.from({ length: threads.size }, renderWaiting)).finally(threads.close)
  return { checked, rendered }
}

/** Renders articles in this process, for a running server, which has loaded the application already. */
export function inThisProcess(server: Renderer): Tools['threadsFor'] {
  return (places) => ({
    // One can be formatted while another waits.
    size: 4,
    render: async (file) => renderArticle(server, await server.formatFile(file), places),
    close: async () => undefined,
  })
}

/** Whether hosts with clean addresses answer with a file of `public/`. @param address below the base of the site */
function isPublicFile(folder: string, address: string): boolean {
  const endings = address.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html']
  const files = endings.map((ending) => join(folder, address + ending))
  return files.some((file) => existsSync(file) && statSync(file).isFile())
}
