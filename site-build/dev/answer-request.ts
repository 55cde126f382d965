import { percentDecoded } from '#app/lib/percent-decoded.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { eachKind, ENTRIES, pagesOf } from '#site-build/files/documents/pages.ts'
import { prefetchRules } from '#site-build/files/documents/document-assets.ts'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { type Site, siteFiles } from '#site-build/files/site-files.ts'
import { readTheme } from '#site-build/read/theme/read-theme.ts'
import { type SiteTokens, siteTokens } from '#site-build/read/theme/tokens.ts'
import { landscapeChooser } from './landscape-chooser.ts'
import type { DevArticles, ReadDevArticles } from './dev-articles.ts'
import { escapeHtml } from '#site-build/files/documents/escape.ts'
import { fileOf, textOf, type Warning } from '#site-build/read/warnings/warning.ts'

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
  const [written = '/', query = ''] = (request.url ?? '/').split('?')
  const path = percentDecoded(written)
  if (path === null) {
    response.statusCode = 400
    response.end()
    return
  }
  const { root } = server.config
  const settings = await readSettings()
  const theme = await readTheme(root, own.theme)
  if (path === '/landscapes') {
    const page = Number(new URLSearchParams(query).get('page')) || 1
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(landscapeChooser(settings.content.owner.name, page, theme.tokens))
    return
  }
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
  const { base, pages } = settings
  return {
    folders: { root, articles: join(root, 'articles') },
    settings,
    source,
    texts: { ...site, htmlOf: (article) => withWarnings(site.htmlOf(article), article.name, site.warnings) },
    pages: pagesOf({ ...site, index: listed }, settings),
    tokens,
    server: entry,
    assets: eachKind((page) => ({
      csp: null,
      bootScript: entry.bootScriptOf(page),
      prefetchRules: prefetchRules(base, pages),
      modules: [base + ENTRIES[page]],
      styles: [`${base}app/styles/site.css`],
      inlineStyle: null,
      fonts: [],
      grounds: tokens.grounds,
    })),
  }
}

/** The HTML of an article's text, below the warnings about it. */
function withWarnings(html: string, name: string, warnings: readonly Warning[]): string {
  const own = warnings
    .filter(({ file }) => file === fileOf(name))
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  if (own.length === 0) return html
  const items = own.map((warning) => `<li>${escapeHtml(textOf(warning))}</li>`).join('')
  const box = `<div class="alert alert-warning"><p class="alert-title">Only in development</p><ul class="list">${items}</ul></div>`
  return html.replace(/<div class="prose"[^>]*>/, (start) => start + box)
}
