import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { readArticleFolder } from './article-folder.ts'
import type { DocumentAssets } from './document.ts'
import { articlesAddress, listingOf, listingPath, rawFolderPath } from './embedded-github.ts'
import { type Bundle, BUNDLES, pagesOf } from './pages.ts'
import { placePictures } from './pictures/place-pictures.ts'
import { renderDocument } from './render-document.ts'
import { siteIcons } from './icons/site-icons.ts'
import type { ServerEntry } from './server-entry.ts'
import type { Settings } from './settings.ts'
import { readSiteTokens } from './site-tokens.ts'
import { takeSnapshot } from './snapshot.ts'
import { readCheckout } from './source/checkout-files.ts'

/** What the development server does for the site: the same documents and answers as the build, made on request. */
export async function answerDevelopment(
  server: ViteDevServer,
  settings: Settings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Vite has taken the base away from `url`, and keeps the whole in `originalUrl`.
  const [path = '/'] = (request.url ?? '/').split('?')
  if (!isDecodable(path)) {
    response.statusCode = 400
    response.end()
    return
  }
  const folder = join(server.config.root, 'articles')
  const answer =
    (await embeddedAnswer(path, folder, settings)) ??
    (await snapshotAnswer(path, server, folder, settings)) ??
    (await iconAnswer(path, server, settings))
  if (answer) {
    response.setHeader('content-type', answer.type)
    response.end(answer.body)
    return
  }
  const { status, html } = await pageAnswer(path, server, folder, settings)
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(path, html))
}

type Answer = { type: string; body: string | Uint8Array }

async function embeddedAnswer(path: string, folder: string, { articles }: Settings): Promise<Answer | null> {
  if (!articles.embedded) return null
  if (path === `/github/api/${listingPath(articles)}`) {
    const listing = listingOf(await readArticleFolder(folder), `${articles.raw}/${rawFolderPath(articles)}`)
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(listing) }
  }
  const rawFolder = `/github/raw/${rawFolderPath(articles)}/`
  if (!path.startsWith(rawFolder)) return null
  const file = resolve(folder, decodeURIComponent(path.slice(rawFolder.length)))
  if (!file.startsWith(folder + sep)) return null
  const body = await readFile(file).catch(() => null)
  return body && { type: file.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8', body }
}

async function snapshotAnswer(
  path: string,
  server: ViteDevServer,
  folder: string,
  settings: Settings,
): Promise<Answer | null> {
  if (!path.startsWith('/snapshot/')) return null
  const { snapshot } = await currentSnapshot(server, folder, settings)
  const wanted = decodeURIComponent(path)
  const value =
    wanted === '/snapshot/index.json'
      ? snapshot.index
      : snapshot.articles.find(({ name }) => wanted === `/snapshot/articles/${name}.json`)
  return value ? { type: 'application/json; charset=utf-8', body: JSON.stringify(value) } : null
}

async function iconAnswer(
  path: string,
  server: ViteDevServer,
  { content }: Settings,
): Promise<Answer | null> {
  if (!/^\/[\w-]+\.(svg|png|webmanifest)$/.test(path)) return null
  const files = await siteIcons(content, await readSiteTokens(server.config.root))
  return files.find(({ name }) => path === `/${name}`) ?? null
}

async function pageAnswer(path: string, server: ViteDevServer, folder: string, settings: Settings) {
  const { entry, snapshot } = await currentSnapshot(server, folder, settings)
  const pages = pagesOf(snapshot, settings)
  const page = pages.find((known) => known.path === path) ?? pages.find((known) => known.path === null)
  if (!page) throw new Error('The site has no 404 document.')
  const { grounds } = await readSiteTokens(server.config.root)
  const assets = developmentAssets(settings, entry, page.bundle, grounds)
  return { status: page.path === null ? 404 : 200, html: await renderDocument(page, settings, entry, assets) }
}

async function currentSnapshot(server: ViteDevServer, folder: string, { articles }: Settings) {
  const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
  const files = await readCheckout(folder, Date.now())
  const taken = await takeSnapshot(files, entry, `${articles.owner}/${articles.repo}`)
  const places = { articlesBase: articlesAddress(articles), copiesBase: null }
  const placed = await placePictures(taken.articles, files.pictures, places, taken.references)
  for (const note of [...taken.notes, ...placed.notes]) tellOnce(note)
  return { entry, snapshot: { ...taken, articles: placed.articles } }
}

const told = new Set<string>()

/** The snapshot is taken anew for every request, and what it has to say seldom changes. */
function tellOnce(note: string): void {
  if (told.has(note)) return
  told.add(note)
  console.warn(note)
}

function developmentAssets(
  { base }: Settings,
  { bootScript }: ServerEntry,
  bundle: Bundle,
  grounds: DocumentAssets['grounds'],
): DocumentAssets {
  return {
    csp: null,
    bootScript,
    entry: base + BUNDLES[bundle][0],
    modules: [],
    styles: [`${base}app/styles/site.css`],
    fonts: [],
    base,
    grounds,
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
