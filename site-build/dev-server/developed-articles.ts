import type { ViteDevServer } from 'vite'
import { articlePath } from '#article-host/article-name.ts'
import type { ArticleIndex, PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { SearchIndex } from '#app/lib/search/search-index.ts'
import { type ArticleCache, articleCache } from '#site-build/articles/article-cache.ts'
import { fileOf } from '#site-build/articles/check-article.ts'
import { keptInMemory } from '#site-build/cache/kept-in-memory.ts'
import { withDrafts } from './draft-marks.ts'
import { textOf, type Warn, type Warning } from '#site-build/warnings/warning.ts'
import type { SitePages } from '#site-build/documents/pages.ts'
import { searchIndex } from '#site-build/search/search-index.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { inThisProcess, renderTexts } from '#site-build/steps/render-texts.ts'

/** The current application and articles. */
export type DevelopedArticles = {
  entry: ServerEntry
  /** All articles that have a page in development, drafts last. The index does not list drafts. */
  site: SitePages
  /** The index with drafts, for the pages of the list. */
  listed: ArticleIndex
  search: SearchIndex
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
  warnings: readonly Warning[]
}
export type ReadDeveloped = () => Promise<DevelopedArticles>

/** Reads the folder `articles`, formats the changed ones, and gives each of the build's warnings once, also for drafts. */
export function developedArticles(
  server: Pick<ViteDevServer, 'ssrLoadModule' | 'resolvedUrls'>,
  folder: string,
  ownFolder: string,
  settings: Settings,
  warn: Warn,
): ReadDeveloped {
  const caches = new WeakMap<ServerEntry, ArticleCache>()
  let given: ReadonlySet<string> = new Set()

  /** After an edit of the application, everything is formatted again. */
  function cacheOf(entry: ServerEntry): ArticleCache {
    const cache = caches.get(entry) ?? articleCache(keptInMemory(), '')
    caches.set(entry, cache)
    return cache
  }

  function draftWarning({ name }: PublishedArticle): Warning {
    const site = server.resolvedUrls?.local[0] ?? settings.base
    const page = site.slice(0, -1) + articlePath(name)
    return { file: fileOf(name), message: `not on the built site; here its page is ${page}` }
  }

  return async () => {
    const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    const cache = cacheOf(entry)
    const source = await readCheckout(folder)
    const tools = { settings, server: entry, copies: false, cache, threadsFor: inThisProcess(entry) }
    const texts = await renderTexts(source, ownFolder, tools, true)
    const { index, articles, drafts, checked, own } = texts
    const warnings = [...drafts.map(draftWarning), ...texts.warnings]
    const unique = new Map(warnings.map((warning) => [textOf(warning), warning]))
    for (const [text, warning] of unique) if (!given.has(text)) warn(warning)
    given = new Set(unique.keys())
    const site = { index, articles: [...articles, ...drafts], own: own.pages }
    const listed = withDrafts(index, drafts, texts.warnings)
    const search = searchIndex(index, checked)
    return { entry, site, listed, search, htmlOf: cache.htmlOf, warnings: texts.warnings }
  }
}
