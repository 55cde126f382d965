import type { ViteDevServer } from 'vite'
import { articlePath } from '#article-host/article-name.ts'
import type { ArticleIndex, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { type BuildCache, memoryCache } from '#site-build/articles/build-cache.ts'
import { newestFirst } from '#site-build/articles/published-articles.ts'
import { fileOf, textOf, type Warn, type Warning } from '#site-build/read/warnings/warning.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { isBesideSite } from '#site-build/source/articles-beside-site.ts'
import { type ArticleSource, NO_SOURCE } from '#site-build/source/article-source.ts'
import { isOrigin } from '#site-build/source/articles-of.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { inThisProcess, type RenderedTexts, renderTexts } from '#site-build/articles/render-texts.ts'

/** The current application and articles. */
export type DevArticles = {
  entry: ServerEntry
  source: ArticleSource
  /** With the drafts after the articles. The index does not contain drafts. */
  site: RenderedTexts
  /** The index with drafts, for the pages of the list. */
  listed: ArticleIndex
}
export type ReadDevArticles = () => Promise<DevArticles>

/** Reads the folder `articles`, formats changed articles, and prints each warning of a build once, also for drafts. */
export function devArticles(
  server: Pick<ViteDevServer, 'config' | 'ssrLoadModule' | 'resolvedUrls'>,
  folder: string,
  ownFolder: string,
  current: () => Settings,
  warn: Warn,
): ReadDevArticles {
  const results = new WeakMap<ServerEntry, BuildCache>()
  let given: ReadonlySet<string> = new Set()

  /** An edit of the application starts with an empty cache. */
  function cacheOf(entry: ServerEntry): BuildCache {
    const cache = results.get(entry) ?? memoryCache()
    results.set(entry, cache)
    return cache
  }

  function draftWarning({ name }: PublishedArticle): Warning {
    const site = server.resolvedUrls?.local[0] ?? current().base
    const page = site.slice(0, -1) + articlePath(name)
    return { file: fileOf(name), message: `not on the built site; here its page is ${page}` }
  }

  async function read(): Promise<DevArticles> {
    const settings = current()
    const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    const cache = cacheOf(entry)
    const isLocal = isBesideSite(settings.articles, settings.base)
    const source = isLocal ? await readCheckout(folder) : NO_SOURCE
    const { publicDir: publicFolder } = server.config
    const tools = { settings, server: entry, cache, publicFolder, threadsFor: inThisProcess(entry) }
    const texts = await renderTexts(source, ownFolder, tools, true)
    const { index, articles, drafts } = texts
    const elsewhere = isLocal ? await elsewhereWarnings(folder, settings) : []
    const warnings = [...elsewhere, ...drafts.map(draftWarning), ...texts.warnings]
    const unique = new Map(warnings.map((warning) => [textOf(warning), warning]))
    for (const [text, warning] of unique) if (!given.has(text)) warn(warning)
    given = new Set(unique.keys())
    const site = { ...texts, articles: [...articles, ...drafts] }
    return { entry, source, site, listed: withDrafts(index, drafts, texts.warnings) }
  }

  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<DevArticles> | null = null
  function begin() {
    waiting = null
    return read()
  }
  return () => {
    // One read after the other, so that a read finds the results of the one before. Waiting requests share a read.
    waiting ??= last = last.then(begin, begin)
    return waiting
  }
}

/** A warning if the build reads the articles of another repository than this checkout. */
async function elsewhereWarnings(
  folder: string,
  { articles: { repository, embedded }, articleServer }: Settings,
): Promise<Warning[]> {
  if (embedded || (await isOrigin(folder, articleServer, repository))) return []
  const message = `the development server shows these articles, but the build reads those of ${repository} (articles.repository).`
  return [{ file: 'articles/', message }]
}

/**
 * Adds drafts to the index by their date, and those without one at its beginning. Their descriptions explain why they are not on the
 * built site.
 */
function withDrafts(
  index: ArticleIndex,
  drafts: readonly PublishedArticle[],
  warnings: readonly Warning[],
): ArticleIndex {
  const entries = drafts.map(({ name, sha, title, description, minutes, date }) => {
    const error = warnings.find(({ level, file }) => level === 'error' && file === fileOf(name))
    const why = error ? `Not on the built site: ${error.message}.` : 'Draft, not on the built site.'
    const day = date === undefined ? {} : { date }
    return { name, sha, title, minutes, description: `${why} ${description}`.trim(), ...day }
  })
  const undated = entries.filter(({ date }) => date === undefined)
  const dated = entries.filter(({ date }) => date !== undefined)
  return { ...index, drafts: [], entries: [...undated, ...newestFirst([...dated, ...index.entries])] }
}
