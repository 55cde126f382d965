import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import type { DocumentAssets } from '#site-build/files/documents/document.ts'
import { ENTRIES, pagesOf } from '#site-build/files/documents/pages.ts'
import { prefetchRules } from '#site-build/files/documents/prefetch-rules.ts'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { type Site, siteFiles } from '#site-build/files/site-files.ts'
import { readTheme } from '#site-build/read/theme/read-theme.ts'
import { type SiteTokens, siteTokens } from '#site-build/read/theme/token-colours.ts'
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
  const site = developedSite(await readArticles(), settings, siteTokens(theme.tokens), root)
  const files = new Map(siteFiles(site))
  const name = path.slice(1) || 'index.html'
  const file = [name, `${name}.html`].find((one) => files.has(one)) ?? '404.html'
  const content = await files.get(file)!()
  const isPage = site.pages.some((page) => page.file === file)
  const type = TYPES[extname(file)]
  response.statusCode = file === '404.html' ? 404 : 200
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`)
  response.end(isPage ? await withDevelopmentTags(String(content), server, written) : content)
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

/** Puts Vite's tags first in the head. Vite does not see the document, because it would add the base to every address again. */
async function withDevelopmentTags(html: string, server: ViteDevServer, url: string): Promise<string> {
  const tags = await server.transformIndexHtml(url, '')
  return html.replace('<head>', (head) => head + tags)
}

/** The site as it is developed: with drafts, and with the warnings of each article above its text. */
function developedSite(
  { entry, source, site, listed }: DevArticles,
  settings: Settings,
  tokens: SiteTokens,
  root: string,
): Site {
  const { articles, own, warnings } = site
  const kinds = Object.keys(ENTRIES) as PageContent['page'][]
  const assets = Object.fromEntries(
    kinds.map((page) => [page, developmentAssets(settings, entry, page, tokens.grounds)]),
  ) as Record<PageContent['page'], DocumentAssets>
  const htmlOf = (article: PublishedArticle) => withWarnings(site.htmlOf(article), article.name, warnings)
  return {
    folders: { root, articles: join(root, 'articles') },
    settings,
    source,
    texts: { ...site, htmlOf },
    pages: pagesOf({ index: listed, articles, own: own.pages }, settings),
    tokens,
    server: entry,
    assets,
  }
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
