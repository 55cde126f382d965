import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { INDEX_PATH, type PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/page-content.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import type { ViteDevServer } from 'vite'
import type { DevelopedArticles, ReadDeveloped } from './developed-articles.ts'
import { withWarnings } from './draft-marks.ts'
import type { DocumentAssets } from '#site-build/documents/document.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import { diagramFrame } from '#site-build/diagram-frame/diagram-frame.ts'
import { discoveryFiles } from '#site-build/discovery/discovery-files.ts'
import { feedBody } from '#site-build/feeds/feed-body.ts'
import { articlesAddress, listingOf } from '#site-build/documents/articles-beside-site.ts'
import { ENTRIES, type Page, pagesOf } from '#site-build/documents/pages.ts'
import { prefetchRules } from '#site-build/documents/prefetch-rules.ts'
import { renderDocument, type RenderedPage } from '#site-build/documents/render-document.ts'
import { siteIcons } from '#site-build/icons/site-icons.ts'
import type { OwnerFiles } from '#site-build/owner-files.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { readTokens, type SiteTokens, siteTokens } from '#site-build/theme/token-colours.ts'

/** Answers with the same documents and data as the build, made on request, including drafts. */
export async function answerDevelopment(
  server: ViteDevServer,
  settings: Settings,
  readDeveloped: ReadDeveloped,
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
  const folder = join(root, 'articles')
  const tokens = async () => siteTokens(await readTokens(root, own.theme))
  const answer =
    (await embeddedAnswer(path, folder, settings)) ??
    (await dataAnswer(path, settings, readDeveloped)) ??
    (await rootAnswer(path, root, tokens, settings))
  if (answer) {
    response.setHeader('content-type', answer.type)
    response.end(answer.body)
    return
  }
  const { status, html } = await pageAnswer(path, await tokens(), settings, await readDeveloped())
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await withDevelopmentTags(html, server, written))
}

/** Puts Vite's tags first in the head. Vite does not get the document, because it would add the base to every address again. */
async function withDevelopmentTags(html: string, server: ViteDevServer, url: string): Promise<string> {
  const tags = await server.transformIndexHtml(url, '')
  return html.replace('<head>', (head) => head + tags)
}

const TYPES: Record<string, string> = { xml: 'text/xml', txt: 'text/plain', json: 'application/json' }

type Answer = { type: string; body: string | Uint8Array }

async function embeddedAnswer(
  path: string,
  folder: string,
  { articles: host, base }: Settings,
): Promise<Answer | null> {
  const rawFolder = articlesAddress(host)
  const address = base.slice(0, -1) + path
  if (address === host.list) {
    const files = (await readCheckout(folder)).articles.map(({ name, sha }) => ({ name, sha }))
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(listingOf(files, rawFolder)),
    }
  }
  if (!address.startsWith(rawFolder)) return null
  const file = resolve(folder, address.slice(rawFolder.length))
  if (!file.startsWith(folder + sep)) return null
  const body = await readFile(file).catch(() => null)
  return body && { type: file.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8', body }
}

/** The files that scripts and other programs read. Like those of a build, they name no draft. */
async function dataAnswer(
  path: string,
  settings: Settings,
  readDeveloped: ReadDeveloped,
): Promise<Answer | null> {
  const [, asked = '', extension = ''] = /^\/((?:tags\/[^/]+|[\w-]+)\.(xml|txt|json))$/.exec(path) ?? []
  if (asked === '') return null
  const { site, search, htmlOf } = await readDeveloped()
  const bodyOf = async (article: PublishedArticle, address: string) =>
    feedBody(htmlOf(article), address, settings.words.heads.diagramInPage)
  const answer = (body: string): Answer => ({ type: `${TYPES[extension]}; charset=utf-8`, body })
  if (asked === INDEX_PATH) return answer(JSON.stringify(site.index))
  if (asked === SEARCH_PATH) return answer(JSON.stringify(search))
  for await (const [name, text] of discoveryFiles(site, settings, bodyOf))
    if (name === asked) return answer(text)
  return null
}

async function rootAnswer(
  path: string,
  root: string,
  tokens: () => Promise<SiteTokens>,
  { content }: Settings,
): Promise<Answer | null> {
  const files = /^\/[\w-]+\.(svg|png|webmanifest)$/.test(path)
    ? await siteIcons(content, await tokens())
    : await diagramFrame(root)
  return files.find(({ name }) => path === `/${name}`) ?? null
}

async function pageAnswer(
  path: string,
  { grounds }: SiteTokens,
  settings: Settings,
  { entry, site, listed, htmlOf, warnings }: DevelopedArticles,
) {
  const pages = pagesOf({ ...site, index: listed }, settings)
  const isAsked = (page: Page) => page.path !== null && decoded(page.path) === path
  const page = pages.find(isAsked) ?? pages.find((known) => known.path === null)
  if (!page) throw new Error('The site has no 404 document.')
  const assets = developmentAssets(settings, entry, page.content.page, grounds)
  const article = page.content.page === 'article' ? page.content.article : null
  const articleHtml = article ? withWarnings(htmlOf(article), article.name, warnings) : ''
  const rendered = await entry.renderPage(page.content)
  const drawn = page.content.page === 'home' ? drawnHome(rendered, settings) : rendered
  const html = renderDocument(page, drawn, articleHtml, settings, assets)
  return { status: page.path === null ? 404 : 200, html }
}

function drawnHome(rendered: RenderedPage, { content }: Settings): RenderedPage {
  return { ...rendered, html: withOwnArt(rendered.html, content), backdrop: homeBackdrop() }
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
