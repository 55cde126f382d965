import type { ViteDevServer } from 'vite'
import { articlePath } from '#article-host/article-name.ts'
import type { ArticleIndex, PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { SearchIndex } from '#app/lib/search/search-index.ts'
import { fileOf } from '#site-build/articles/check-article.ts'
import { publishedArticles } from '#site-build/articles/published-articles.ts'
import { withDrafts } from './draft-marks.ts'
import { textOf, type Warn, type Warning } from '#site-build/warnings/warning.ts'
import type { SitePages } from '#site-build/documents/pages.ts'
import { renderOwnPages } from '#site-build/own-pages/render-own-pages.ts'
import type { PreparedArticle } from '#app/lib/articles/prepared-article.ts'
import { searchIndex } from '#site-build/search/search-index.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import { checkedArticles } from '#site-build/source/checked-articles.ts'
import { readCheckout } from '#site-build/source/checkout.ts'

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
  { articles: host, address, base, pages: links }: Settings,
  warn: Warn,
): ReadDeveloped {
  const remembered = new WeakMap<ServerEntry, ServerEntry['prepareArticle']>()
  let given: ReadonlySet<string> = new Set()

  /** After an edit of the application, everything is formatted again. */
  function prepareWith(entry: ServerEntry): ServerEntry['prepareArticle'] {
    const prepare = remembered.get(entry) ?? rememberPrepared((file) => entry.prepareArticle(file))
    remembered.set(entry, prepare)
    return prepare
  }

  function draftWarning({ name }: PublishedArticle): Warning {
    const site = server.resolvedUrls?.local[0] ?? base
    const page = site.slice(0, -1) + articlePath(name)
    return { file: fileOf(name), message: `not on the built site; here its page is ${page}` }
  }

  return async () => {
    const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    const prepare = prepareWith(entry)
    const source = await readCheckout(folder)
    const all = await checkedArticles(source, { articles: host, base }, prepare)
    const checked = all.map((one) => one.checked)
    const own = await renderOwnPages(entry, ownFolder, links, address, false)
    const published = publishedArticles(
      checked,
      { repository: host.repository, takenAt: source.takenAt },
      { checksDrafts: true, pages: own.checked },
    )
    const { index, articles, drafts } = published
    const warnings = [...drafts.map(draftWarning), ...published.warnings, ...own.warnings]
    const unique = new Map(warnings.map((warning) => [textOf(warning), warning]))
    for (const [text, warning] of unique) if (!given.has(text)) warn(warning)
    given = new Set(unique.keys())
    const bodies = new Map(all.map((one) => [one.checked.article.name, one.body]))
    const htmlOf = ({ name }: PublishedArticle) => entry.renderHtml(bodies.get(name)!)
    const site = { index, articles: [...articles, ...drafts], own: own.pages }
    const listed = withDrafts(index, drafts, published.warnings)
    return { entry, site, listed, search: searchIndex(index, checked), htmlOf, warnings: published.warnings }
  }
}

/** Formats an article only when its text (its git blob id) has changed. */
function rememberPrepared(prepare: ServerEntry['prepareArticle']): ServerEntry['prepareArticle'] {
  const last = new Map<string, { sha: string; prepared: Promise<PreparedArticle> }>()
  return async (file) => {
    const { name, sha, takenAt, changedAt = null } = file
    const known = last.get(name)
    const preparing = known?.sha === sha ? known.prepared : prepare(file)
    last.set(name, { sha, prepared: preparing })
    preparing.catch(() => last.delete(name))
    const prepared = await preparing
    return { ...prepared, article: { ...prepared.article, takenAt, changedAt } }
  }
}
