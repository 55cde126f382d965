import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import type { DocumentAssets } from '#site-build/documents/document.ts'
import { documentFiles } from '#site-build/documents/document-files.ts'
import { ENTRIES, pagesOf } from '#site-build/documents/pages.ts'
import { prefetchRules } from '#site-build/documents/prefetch-rules.ts'
import type { OwnerFiles } from '#site-build/owner-files.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import type { SiteFile } from '#site-build/write-file.ts'
import { dataFiles } from '#site-build/data-files.ts'
import { readTheme } from '#site-build/theme/read-theme.ts'
import { type SiteTokens, siteTokens } from '#site-build/theme/token-colours.ts'
import type { DevArticles, ReadDevArticles } from './dev-articles.ts'
import { withWarnings } from './draft-marks.ts'

/** Answers with the same documents and data as a build, made on request, and also with drafts. */
export async function answerRequest(
  server: ViteDevServer,
  readSettings: () => Promise<Settings>,
  readArticles: ReadDevArticles,
  own: OwnerFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Vite has removed the base from `url`.
  const [written = '/'] = (request.url ?? '/').split('?')
  const path = decoded(written)
  if (path === null) {
    response.statusCode = 400
    response.end()
    return
  }
  const { root } = server.config
  const settings = await readSettings()
  const theme = await readTheme(root, own.theme)
  const tokens = siteTokens(theme.tokens)
  const developed = await readArticles()
  const { site, source } = developed
  const folders = { root, articles: join(root, 'articles') }
  const name = path.slice(1) || 'index.html'
  const data = find(dataFiles(site, source, tokens, { settings, folders }), name)
  if (data) {
    const type = TYPES[extname(name)]
    if (type) response.setHeader('content-type', `${type}; charset=utf-8`)
    response.end(await data())
    return
  }
  const documents = developedDocuments(developed, settings, tokens)
  const missing = find(documents, '404.html')!
  const html = find(documents, name) ?? find(documents, `${name}.html`) ?? missing
  response.statusCode = html === missing ? 404 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await withDevelopmentTags(String(await html()), server, written))
}

/** Browsers recognise other pictures by their first bytes. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
}

function find(files: readonly SiteFile[], name: string): SiteFile[1] | undefined {
  return files.find(([known]) => known === name)?.[1]
}

/** Puts Vite's tags first in the head. Vite does not see the document, because it would add the base to every address again. */
async function withDevelopmentTags(html: string, server: ViteDevServer, url: string): Promise<string> {
  const tags = await server.transformIndexHtml(url, '')
  return html.replace('<head>', (head) => head + tags)
}

function developedDocuments(
  { entry, site, listed }: DevArticles,
  settings: Settings,
  { grounds }: SiteTokens,
): SiteFile[] {
  const { articles, own, warnings } = site
  const pages = pagesOf({ index: listed, articles, own: own.pages }, settings)
  const kinds = Object.keys(ENTRIES) as PageContent['page'][]
  const assets = Object.fromEntries(
    kinds.map((page) => [page, developmentAssets(settings, entry, page, grounds)]),
  ) as Record<PageContent['page'], DocumentAssets>
  const htmlOf = (article: PublishedArticle) => withWarnings(site.htmlOf(article), article.name, warnings)
  return documentFiles(pages, settings, { server: entry, assets, htmlOf, pictureOf: () => undefined })
}

function developmentAssets(
  { base, pages }: Settings,
  { bootScriptOf }: ServerEntry,
  page: PageContent['page'],
  grounds: DocumentAssets['grounds'],
): DocumentAssets {
  return {
    csp: null,
    bootScript: bootScriptOf(page),
    prefetchRules: prefetchRules(base, pages),
    modules: [base + ENTRIES[page]],
    styles: [`${base}app/styles/site.css`],
    inlineStyle: null,
    fonts: [],
    base,
    grounds,
  }
}

/** @returns `null` for a path with invalid encoding */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
