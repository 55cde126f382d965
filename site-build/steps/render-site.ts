import { join } from 'node:path'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleCache } from '#site-build/articles/article-cache.ts'
import { articleThreads } from '#site-build/articles/article-threads.ts'
import type { CheckedArticle } from '#site-build/articles/check-article.ts'
import { pipelineDigest } from '#site-build/articles/pipeline-digest.ts'
import { progress } from '#site-build/articles/progress.ts'
import { publishedArticles, type PublishedArticles } from '#site-build/articles/published-articles.ts'
import { renderArticles } from '#site-build/articles/render-articles.ts'
import { sampleFaults } from '#site-build/articles/sample-addresses.ts'
import { faultWarning } from '#site-build/content-file/fault-warning.ts'
import { articlesAddress } from '#site-build/documents/articles-beside-site.ts'
import { missingResume } from '#site-build/images/own-images.ts'
import { type RenderedPages, renderOwnPages } from '#site-build/own-pages/render-own-pages.ts'
import { bundled, SERVER_MODULES } from '#site-build/server-entry.ts'
import { themeWarnings } from '#site-build/theme/theme-warnings.ts'
import type { Build } from './build.ts'
import type { SiteSource } from './read-site.ts'

/** The texts of the site as HTML, and what is known of them. */
export type RenderedSite = Pick<PublishedArticles, 'index' | 'articles'> & {
  /** Every article, drafts too, in the order of their names. */
  checked: CheckedArticle[]
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
  /** The owner's own pages. */
  own: RenderedPages
}

/** Renders articles and pages, decides which are published, and gives all warnings about what the owner has written. */
export async function renderSite(source: SiteSource, build: Build): Promise<RenderedSite> {
  const { settings, folders, server, warn } = build
  const { content, address, articles: host } = settings
  const { checked, htmlOf } = await renderedArticles(source, build)
  const own = await renderOwnPages(server, folders.pages, settings.pages, address, true)
  const names = { repository: host.repository, takenAt: source.articles.takenAt }
  const { index, articles, warnings } = publishedArticles(checked, names, { pages: own.checked })
  const faults = [...missingResume(content, address, join(folders.root, 'public')), ...sampleFaults(content)]
  const all = [
    ...source.articles.warnings,
    ...faults.map((fault) => faultWarning(fault, folders.site)),
    ...warnings,
    ...own.warnings,
    ...(await themeWarnings(folders.root, folders.theme)),
  ]
  for (const warning of all) warn(warning)
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  return { index: host.embedded ? { ...index, drafts: [] } : index, articles, checked, htmlOf, own }
}

/** Renders the articles, and forgets their texts: `htmlOf` reads one again, as HTML, when its document is written. */
async function renderedArticles(
  { articles: source, measured }: SiteSource,
  { settings: { articles: host, base }, folders: { root, serverDir }, kept, server }: Build,
) {
  const pictures = { measured, base, embedded: host.embedded, articlesBase: articlesAddress(host) }
  const threads = articleThreads(new URL(bundled(serverDir, 'article-thread')), {
    entry: bundled(serverDir, 'entry-articles'),
    places: pictures,
  })
  const pipeline = [SERVER_MODULES.articles, SERVER_MODULES.thread].map((module) =>
    pipelineDigest(serverDir, module, root),
  )
  const cache = articleCache(kept, pipeline.join())
  const report = progress('Articles', source.articles.length, process.stdout, Date.now)
  const tools = { server, threads, cache, pictures, report }
  const { checked, rendered } = await renderArticles(source, tools).finally(threads.close)
  console.log(`articles: ${rendered} rendered, ${checked.length - rendered} unchanged`)
  return { checked, htmlOf: cache.htmlOf }
}
