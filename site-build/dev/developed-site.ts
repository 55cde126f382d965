import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import type { Finding, RenderedFolder, RenderedText, Site } from '#site-build/model.ts'
import { renderArticles, renderOwnPages } from '#site-build/articles/render-texts.ts'
import { planSite } from '#site-build/plan/plan-site.ts'
import { escapeHtml } from '#site-build/files/documents/escape.ts'
import { namePages } from '#site-build/plan/name-pages.ts'
import { ENTRIES, pagesOf } from '#site-build/plan/pages.ts'
import { siteFileNames, siteFiles, type SiteTools } from '#site-build/files/site-files.ts'
import { buildTime } from '#site-build/read/build-time.ts'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import type { OwnerSite } from '#site-build/read/read-owner.ts'
import { siteTokens } from '#site-build/read/theme/tokens.ts'
import { fileOf, textOf } from '#site-build/read/findings.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { isBesideSite } from '#site-build/read/articles-beside-site.ts'
import { NO_SOURCE } from '#site-build/source/choose-files.ts'
import { isOrigin } from '#site-build/source/open-source.ts'
import { ChangedFile, readCheckout } from '#site-build/source/checkout.ts'
import { sendContent } from './send-content.ts'
import { landscapeChooser } from './landscape-chooser.ts'

/** Browsers recognise the type of other files by their content. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
}

/** Readings of files that an editor changes meanwhile. */
const MAX_ATTEMPTS = 5

/**
 * Answers with the same documents and data as a build, made on request: from the folder `articles`, with drafts and scheduled
 * articles, and with the warnings of each article above its text. Prints new warnings.
 */
export function developedSite(server: ViteDevServer, ownerFiles: OwnerFiles, current: () => OwnerSite) {
  const { root, logger, publicDir: publicFolder } = server.config
  const { settings } = current()
  const { base, articles: host } = settings
  const folder = resolve(root, ownerFiles.articles)
  const isLocal = isBesideSite(host, base)
  let application: ServerEntry | undefined
  let cache = memoryCache()
  let printed: ReadonlySet<string> = new Set()

  async function read(): Promise<{ site: Site; tools: SiteTools }> {
    const { tokens } = current().settings
    const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    // After an edit of the application, articles may look different.
    if (entry !== application) cache = memoryCache()
    application = entry
    const source = isLocal ? await readCheckout(folder) : NO_SOURCE
    const renderTools = { settings, server: entry, cache, publicFolder }
    const articles = await renderArticles(source, renderTools)
    const ownPages = await renderOwnPages(join(root, ownerFiles.pages), renderTools)
    const now = buildTime(process.env)
    const options = { publicFolder, now, fileNames: siteFileNames, checksDrafts: true }
    const planned = planSite({ ...settings, tokens }, articles, ownPages, options)
    const { findings } = planned
    const { repository, embedded } = host
    const isElsewhere = isLocal && !embedded && !(await isOrigin(folder, settings.articleServer, repository))
    const elsewhere = `articles/: the development server shows these articles, but the build reads those of ${repository} (articles.repository).`
    print([...(isElsewhere ? [elsewhere] : []), ...findings.map(textOf)])
    const textOfArticle: RenderedFolder['textOf'] = (article) =>
      withFindings(articles.textOf(article), article.name, findings)
    const site = withHidden({ ...planned, articles: { ...articles, textOf: textOfArticle } })
    const tools: SiteTools = {
      root,
      server: entry,
      cache,
      assetsOf: (page) => ({
        csp: '',
        bootScript: entry.bootScriptOf(page),
        modules: [base + ENTRIES[page]],
        styles: [`${base}app/styles/site.css`],
        inlineStyle: '',
        fonts: [],
        grounds: siteTokens(tokens).grounds,
      }),
    }
    return { site, tools }
  }

  function print(findings: readonly string[]): void {
    for (const finding of new Set(findings)) if (!printed.has(finding)) logger.warn(finding)
    printed = new Set(findings)
  }

  let lastReading: Promise<unknown> = Promise.resolve()

  /** Makes the file at a path of the site; the page "not found" for any other path. */
  async function makeFile(path: string) {
    // One after the other, so that a reading finds the results of the one before.
    const reading = lastReading.then(read, read)
    lastReading = reading
    const { site, tools } = await reading
    const files = new Map(siteFiles(site, tools))
    const name = path.slice(1) || 'index.html'
    const file = [name, `${name}.html`].find((candidate) => files.has(candidate)) ?? '404.html'
    const content = await files.get(file)!()
    return { file, content, isPage: site.pages.some((page) => page.file === file) }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Vite has removed the base from `url`.
    const [written = '/', query = ''] = (request.url ?? '/').split('?')
    const path = percentDecoded(written)
    if (path === null) return void response.writeHead(400).end()
    if (path === '/landscapes') {
      const page = Number(new URLSearchParams(query).get('page')) || 1
      const html = landscapeChooser(settings.content.owner.name, page, base)
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    }
    const { file, content, isPage } = await retryWhileFilesChange(() => makeFile(path))
    const type = TYPES[extname(file)]
    response.statusCode = file === '404.html' ? 404 : 200
    if (type) response.setHeader('content-type', `${type}; charset=utf-8`)
    if (isPage) response.end(await withDevelopmentTags(String(content), server, written))
    else sendContent(request, response, content)
  }
}

/** An editor may rename or delete a file after it was listed and before it is read. The next reading has another list. */
async function retryWhileFilesChange<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing && !(error instanceof ChangedFile)) throw error
    }
  }
  return work()
}

/** Puts Vite's tags first in the head. Vite does not see the document, because it would add the base to every address again. */
async function withDevelopmentTags(html: string, server: ViteDevServer, url: string): Promise<string> {
  const tags = await server.transformIndexHtml(url, '')
  return html.replace('<head>', (head) => head + tags)
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
    pages: namePages(pagesOf({ index: list, published, own: pageFacts }, settings)).pages,
  }
}

function whyHidden({ name, isScheduled }: PublishedArticle, findings: readonly Finding[]): string {
  const error = findings.find(({ level, file }) => level === 'error' && file === fileOf(name))
  if (error) return `Not on the built site: ${error.message}.`
  return isScheduled ? 'Scheduled, not on the built site yet.' : 'Draft, not on the built site.'
}

function withFindings(text: RenderedText, name: string, findings: readonly Finding[]): RenderedText {
  const findingsOfText = findings
    .filter(({ file }) => file === fileOf(name))
    .toSorted((finding, other) => (finding.line ?? 0) - (other.line ?? 0))
  if (findingsOfText.length === 0) return text
  const items = findingsOfText.map((finding) => `<li>${escapeHtml(textOf(finding))}</li>`).join('')
  const box = `<div class="alert alert-warning"><p class="alert-title">Only in development</p><ul class="list">${items}</ul></div>`
  return { ...text, html: text.html.replace(/<div class="prose"[^>]*>/, (start) => start + box) }
}
