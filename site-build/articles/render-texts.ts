import { existsSync } from 'node:fs'
import { sortedByName } from '#article-host/listing.ts'
import { aliasesOf, comparableAddress } from '#site-build/files/documents/aliases.ts'
import { pagesOf } from '#site-build/files/documents/pages.ts'
import { servedFile } from '#site-build/files/hosting/served-file.ts'
import { tooSlow } from '#markdown/words.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { type ArticleSource, NO_SOURCE, type SourceArticle } from '#site-build/source/article-source.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import type { ArticleThreads } from './article-threads.ts'
import { type BuildCache, digestOf, memoryCache } from './build-cache.ts'
import { type CheckedArticle, renderArticle, type RenderedArticle } from './checks/check-article.ts'
import { measurePictures } from './pictures/measure-pictures.ts'
import { areSamePictures, type TextPlaces } from './pictures/place-pictures.ts'
import { isPublished, publishedArticles, textFindings } from './published-articles.ts'

type Renderer = Pick<ServerEntry, 'formatFile' | 'renderHtml'>

type Tools = {
  settings: Settings
  server: Renderer
  publicFolder: string
  /** The time of the build, ms since 1970. It decides which articles are scheduled, so cached results must not depend on it. */
  now: number
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
  const { settings, publicFolder, now } = tools
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
  const shown = articles.checked.filter((text) => isPublished(text, now))
  const former = new Set(shown.flatMap(({ article }) => article.aliases ?? []).map(comparableAddress))
  const isOnSite = (path: string) => isPublic(path) || former.has(comparableAddress(path))
  const published = publishedArticles(articles.checked, host.repository, now)
  // In a repository, hidden articles are public and hidden by name; without one, nobody needs their names.
  const index = host.embedded ? { ...published.index, drafts: [], scheduled: [] } : published.index
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
      ...textFindings(articles.checked, ownTexts, isOnSite, now, checksDrafts),
      ...taken,
    ],
  }
}

type Listed = Pick<SourceArticle, 'name' | 'sha'>

type CachedText = {
  rendered: RenderedArticle
  /** The number of builds in which formatting the text took too long, so that it is shown as it is written. */
  missedDeadlines: number
}

/** A suspended machine misses deadlines, too, so a later build tries once more. Then it waits for no deadline until something changes. */
const MAX_MISSED_DEADLINES = 2

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

  const readCached = (article: Listed) => cache.read(keyOf(article)) as CachedText | undefined

  async function render(article: SourceArticle, missedDeadlines: number): Promise<CachedText> {
    rendered += 1
    const file = { ...article, text: source.read(article) }
    const result = await threads.render(file)
    if (typeof result !== 'string') return { rendered: result, missedDeadlines: 0 }
    const plain = renderArticle(server, await server.formatFile(file, places, result), places)
    return { rendered: plain, missedDeadlines: result === tooSlow ? missedDeadlines + 1 : 0 }
  }

  function isCurrent({ rendered: { checked: text }, missedDeadlines }: CachedText): boolean {
    const isTriedAgain = missedDeadlines > 0 && missedDeadlines < MAX_MISSED_DEADLINES
    return !isTriedAgain && areSamePictures(text.pictures, places)
  }

  async function renderUnlessCached(article: SourceArticle): Promise<RenderedArticle> {
    const cached = readCached(article)
    if (cached !== undefined && isCurrent(cached)) return cached.rendered
    const made = await render(article, cached?.missedDeadlines ?? 0)
    cache.write(keyOf(article), made)
    return made.rendered
  }

  const waiting = sortedByName(source.articles).entries()
  async function renderWaiting() {
    for (const [index, article] of waiting) {
      const text = await renderUnlessCached(article)
      const { changedAt } = article
      checked[index] = { ...text.checked, article: { ...text.checked.article, changedAt } }
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
    /** A text of this source, which has been rendered. */
    textOf: (article: Listed): RenderedArticle => readCached(article)!.rendered,
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
