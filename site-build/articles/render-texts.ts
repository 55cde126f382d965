import { existsSync } from 'node:fs'
import { sortedByName } from '#article-host/listing.ts'
import { aliasesOf, comparableAddress } from '#site-build/files/documents/aliases.ts'
import { pagesOf } from '#site-build/files/documents/pages.ts'
import { servedFile } from '#site-build/files/hosting/served-file.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { type ArticleSource, NO_SOURCE, type SourceArticle } from '#site-build/source/article-source.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import type { ArticleThreads } from './article-threads.ts'
import { type BuildCache, digestOf, getOrMake, memoryCache } from './build-cache.ts'
import { type CheckedArticle, renderArticle, type RenderedArticle } from './checks/check-article.ts'
import { measurePictures } from './pictures/measure-pictures.ts'
import { areSamePictures, type TextPlaces } from './pictures/place-pictures.ts'
import { publishedArticles, textFindings } from './published-articles.ts'

type Renderer = Pick<ServerEntry, 'formatFile' | 'renderHtml'>

type Tools = {
  settings: Settings
  server: Renderer
  publicFolder: string
  cache?: BuildCache
  threadsFor?: (places: TextPlaces) => ArticleThreads
}

export type RenderedTexts = Awaited<ReturnType<typeof renderTexts>>

/**
 * Renders and checks the articles and the owner's pages, for the build, the development server and doctor.
 *
 * @param pagesFolder the folder of the owner's pages
 * @param checksDrafts whether to warn about the texts of drafts as well
 */
export async function renderTexts(
  source: ArticleSource,
  pagesFolder: string,
  tools: Tools,
  checksDrafts = false,
) {
  const { settings, publicFolder } = tools
  const { articles: host, base } = settings
  const ofArticles = { ...host, base, publicFolder, folder: 'articles' as const }
  const articles = await renderFolder(source, ofArticles, !host.embedded, tools)
  const pagesSource = existsSync(pagesFolder) ? await readCheckout(pagesFolder, 'pages') : NO_SOURCE
  const ofPages = { files: base, pages: null, embedded: true, base, publicFolder, folder: 'pages' as const }
  const pages = await renderFolder(pagesSource, ofPages, true, tools)
  // Without drafts, in the order of the navigation.
  const ownTexts = settings.pages.flatMap(
    ({ name }) => pages.checked.find(({ article }) => article.name === name) ?? [],
  )

  const isPublic = (path: string) => servedFile(publicFolder, path) !== undefined
  const shown = articles.checked.filter(({ isDraft }) => !isDraft)
  const former = new Set(shown.flatMap(({ article }) => article.aliases ?? []).map(comparableAddress))
  const isOnSite = (path: string) => isPublic(path) || former.has(comparableAddress(path))
  const published = publishedArticles(articles.checked, host.repository)
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  const index = host.embedded ? { ...published.index, drafts: [] } : published.index
  const sitePages = pagesOf({ ...published, index, own: ownTexts }, settings)
  const files = sitePages.map(({ file }) => file)
  const { aliases, findings: taken } = aliasesOf(shown, files, isPublic)
  return {
    ...articles,
    ...published,
    index,
    own: { ...pages, checked: ownTexts },
    pages: sitePages,
    aliases,
    findings: [
      ...source.findings,
      ...pagesSource.findings,
      ...textFindings(articles.checked, ownTexts, isOnSite, checksDrafts),
      ...taken,
    ],
  }
}

type Listed = Pick<SourceArticle, 'name' | 'sha'>

export type RenderedFolder = Awaited<ReturnType<typeof renderFolder>>

/** Renders every text of a folder that is not in the cache. Only their facts stay in memory: `textOf` reads one from the cache. */
async function renderFolder(
  source: ArticleSource,
  bases: Omit<TextPlaces, 'measured'>,
  copiesPictures: boolean,
  tools: Tools,
) {
  const { settings, server, cache = memoryCache(), threadsFor = inThisProcess(server) } = tools
  const { words, content } = settings
  const places = { ...bases, measured: await measurePictures(source.pictures, copiesPictures) }
  const { publicFolder: _, ...inKey } = bases
  const digest = digestOf([inKey, words, content.lang])
  const keyOf = ({ name, sha }: Listed) => ['text', digest, name, sha]
  const checked: CheckedArticle[] = []
  const threads = threadsFor(places)
  let rendered = 0

  async function render(article: SourceArticle): Promise<RenderedArticle> {
    rendered += 1
    const file = { ...article, text: source.read(article) }
    const result = await threads.render(file)
    if (typeof result !== 'string') return result
    // It is cached, too: otherwise each build would wait for its deadline again.
    return renderArticle(server, await server.formatFile(file, places, result), places)
  }
  const isCurrent = (one: RenderedArticle) => areSamePictures(one.checked.pictures, places)
  const waiting = sortedByName(source.articles).entries()
  async function renderWaiting() {
    for (const [index, article] of waiting) {
      const found = await getOrMake(cache, keyOf(article), () => render(article), isCurrent)
      const { changedAt } = article
      checked[index] = { ...found.checked, article: { ...found.checked.article, changedAt } }
    }
  }
  await Promise.all(Array.from({ length: threads.size }, renderWaiting)).finally(threads.close)
  return {
    source,
    places,
    /** Every text, drafts too, in the order of their names. */
    checked,
    /** The number of texts that were not in the cache. */
    rendered,
    textOf: (article: Listed) => cache.read(keyOf(article)) as RenderedArticle,
  }
}

/** Renders articles in this process, for a running server, which has loaded the application already. */
export function inThisProcess(server: Renderer) {
  return (places: TextPlaces): ArticleThreads => ({
    // One can be formatted while another waits.
    size: 4,
    render: async (file) => renderArticle(server, await server.formatFile(file, places), places),
    close: async () => undefined,
  })
}
