import { join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { renderArticles, renderOwnPages } from '#site-build/articles/render-texts.ts'
import type { DocumentAssets } from '#site-build/files/documents/document.ts'
import { escapeHtml } from '#site-build/files/documents/escape.ts'
import { siteFileNames, type SiteTools } from '#site-build/files/site-files.ts'
import type { Finding, RenderedText, Settings, Site } from '#site-build/model.ts'
import { namePages } from '#site-build/plan/addresses/name-pages.ts'
import { ENTRIES, pagesOf } from '#site-build/plan/pages.ts'
import { planSite } from '#site-build/plan/plan-site.ts'
import { isBesideSite } from '#site-build/read/articles-beside-site.ts'
import { buildTime } from '#site-build/read/build-time.ts'
import { fileOf, textOf } from '#site-build/read/findings.ts'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import type { OwnerSite } from '#site-build/read/read-owner.ts'
import { siteTokens } from '#site-build/read/theme/tokens.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { NO_SOURCE } from '#site-build/source/choose-files.ts'
import { isOrigin } from '#site-build/source/open-source.ts'

/** The site as its files are now, and what makes the files of it. */
type ReadSite = { site: Site; tools: SiteTools }

/**
 * Returns a function that reads the site: the texts of the folder `articles`, drafts and scheduled ones too, each with its findings
 * above it. The function prints the findings that the reading before did not have.
 */
export function siteReader(
  server: ViteDevServer,
  ownerFiles: OwnerFiles,
  current: () => OwnerSite,
): () => Promise<ReadSite> {
  const { root, logger, publicDir: publicFolder } = server.config
  const { settings } = current()
  const { base, articles: host, articleServer } = settings
  const folder = resolve(root, ownerFiles.articles)
  const isLocal = isBesideSite(host, base)
  let application: ServerEntry | undefined
  let cache = memoryCache()
  let printed: ReadonlySet<string> = new Set()

  async function loadApplication(): Promise<ServerEntry> {
    const loaded = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    // After an edit of the application, articles may look different.
    if (loaded !== application) cache = memoryCache()
    application = loaded
    return loaded
  }

  /** A warning if a build would read the articles of another repository than this one. */
  async function repositoryWarnings(): Promise<string[]> {
    if (!isLocal || host.embedded) return []
    if (await isOrigin(folder, articleServer, host.repository)) return []
    return [
      `articles/: the development server shows these articles, but the build reads those of ${host.repository} (articles.repository).`,
    ]
  }

  function printNew(warnings: readonly string[]): void {
    for (const warning of new Set(warnings)) if (!printed.has(warning)) logger.warn(warning)
    printed = new Set(warnings)
  }

  return async () => {
    const { tokens } = current().settings
    const entry = await loadApplication()
    const source = isLocal ? await readCheckout(folder) : NO_SOURCE
    const renderTools = { settings, server: entry, cache, publicFolder }
    const articles = await renderArticles(source, renderTools)
    const ownPages = await renderOwnPages(join(root, ownerFiles.pages), renderTools)
    const now = buildTime(process.env)
    const options = { publicFolder, now, fileNames: siteFileNames, checksDrafts: true }
    const site = planSite({ ...settings, tokens }, articles, ownPages, options)
    printNew([...(await repositoryWarnings()), ...site.findings.map(textOf)])
    const assetsOf = (page: PageContent['page']) => unbundledAssets(page, entry, site.settings)
    return { site: withHidden(withFindingsAbove(site)), tools: { root, now, server: entry, cache, assetsOf } }
  }
}

/** The modules and styles of a page, which Vite serves one by one. */
function unbundledAssets(
  page: PageContent['page'],
  entry: ServerEntry,
  { base, tokens }: Settings,
): DocumentAssets {
  return {
    csp: '',
    bootScript: entry.bootScriptOf(page),
    modules: [base + ENTRIES[page]],
    styles: [`${base}app/styles/site.css`],
    inlineStyle: '',
    fonts: [],
    grounds: siteTokens(tokens).grounds,
  }
}

function withFindingsAbove(site: Site): Site {
  const { articles, findings } = site
  const textOfArticle: typeof articles.textOf = (article) =>
    withFindings(articles.textOf(article), article.name, findings)
  return { ...site, articles: { ...articles, textOf: textOfArticle } }
}

/**
 * Gives drafts and scheduled articles a page, and adds them to the beginning of the list on `/blogs`. Their descriptions say why they
 * are not on the built site.
 */
function withHidden(site: Site): Site {
  const { settings, hidden, findings } = site
  const entries = hidden.map((article) => {
    const { name, sha, title, minutes, date } = article
    const description = `${whyHidden(article, findings)} ${article.description}`.trim()
    return { name, sha, title, minutes, description, date }
  })
  const list = { ...site.index, drafts: [], scheduled: [], entries: [...entries, ...site.index.entries] }
  const published = [...site.published, ...hidden]
  const pageFacts = site.ownPages.articles.map(({ facts }) => facts)
  return {
    ...site,
    published,
    pages: namePages(pagesOf({ index: list, published, ownPages: pageFacts }, settings)).pages,
  }
}

function whyHidden({ name, isScheduled }: PublishedArticle, findings: readonly Finding[]): string {
  const error = findings.find(({ level, file }) => level === 'error' && file === fileOf(name))
  if (error) return `Not on the built site: ${error.message}.`
  return isScheduled ? 'Scheduled, not on the built site yet.' : 'Draft, not on the built site.'
}

/** Puts the findings about an article above its text. */
function withFindings(text: RenderedText, name: string, findings: readonly Finding[]): RenderedText {
  const findingsOfText = findings
    .filter(({ file }) => file === fileOf(name))
    .toSorted((finding, other) => (finding.line ?? 0) - (other.line ?? 0))
  if (findingsOfText.length === 0) return text
  const items = findingsOfText.map((finding) => `<li>${escapeHtml(textOf(finding))}</li>`).join('')
  const box = `<div class="alert alert-warning"><p class="alert-title">Only in development</p><ul class="list">${items}</ul></div>`
  return { ...text, html: text.html.replace(/<div class="prose"[^>]*>/, (start) => start + box) }
}
