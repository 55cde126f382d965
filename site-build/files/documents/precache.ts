import { createHash } from 'node:crypto'
import type { Manifest, ManifestChunk } from 'vite'
import { INDEX_PATH, BUILD_PATH } from '#app/lib/articles/article-index.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { chunksOf } from './document-assets.ts'
import type { Page } from '#site-build/model.ts'
import { ENTRIES, OFFLINE_DOCUMENT } from '#site-build/plan/pages.ts'

/** Next to the home page, so that the whole site is in its scope. */
export const SERVICE_WORKER = 'sw.js'
/** In the bundled worker, where the list belongs. */
export const PRECACHE = 'SITE_FILES'

/** If all articles together are larger (bytes before compression, without styles), none is precached. */
const ARTICLES_LIMIT_BYTES = 1_000_000
/** The fonts of formulas and of other letters than those of English, which few articles need. */
const SELDOM_FONTS = /\/math-font-|-(cyrillic|vietnamese|latin-ext|symbols2)-/
/** A larger index (bytes before compression) is cached at the first search, because every new article changes it. */
const SEARCH_LIMIT_BYTES = 100_000

/** The list of precached files, in Workbox's format, for the service worker. */
export function precacheList(
  pages: readonly Page[],
  read: (file: string) => Buffer,
  base: string,
  manifest: Manifest,
) {
  const isFirst = ({ content: { page }, path, file }: Page) =>
    page === 'home' || page === 'own' || path === '/blogs' || file === OFFLINE_DOCUMENT
  const entryOf = (file: string, path = file) => ({ url: base + path, revision: digestOf(read(file)) })
  const documentEntry = ({ file, path }: Page) => entryOf(file, path?.slice(1))
  const entries = pages.filter(isFirst).map(documentEntry)
  entries.push(entryOf(INDEX_PATH))
  if (read(SEARCH_PATH).length <= SEARCH_LIMIT_BYTES) entries.push(entryOf(SEARCH_PATH))
  const articles = pages.filter(({ content }) => content.page === 'article')
  if (areSmall(articles, read)) entries.push(...articles.map(documentEntry))
  // Its own digest would change the worker in each build. It is cached again whenever the content changes.
  const build = { url: base + BUILD_PATH, revision: digestOf(JSON.stringify(entries)) }
  // The name of an asset changes with its content, so it needs no revision.
  const assets = offlineAssets(manifest).map((file) => ({ url: base + file, revision: null }))
  return JSON.stringify([...entries, build, ...assets])
}

/** Whether the documents of all articles together are below the limit. It reads no more of them than it needs. */
function areSmall(articles: readonly Page[], read: (file: string) => Buffer): boolean {
  let bytes = 0
  for (const { file } of articles) {
    bytes += String(read(file)).replace(/<style>.*?<\/style>/s, '').length
    if (bytes > ARTICLES_LIMIT_BYTES) return false
  }
  return true
}

/** What documents load at once, their dynamic imports, and fonts; other imports are cached when used. Documents contain their styles. */
function offlineAssets(manifest: Manifest): string[] {
  const initialChunks = Object.values(ENTRIES).flatMap((key) => chunksOf(manifest, key))
  const dynamicKeys = initialChunks.flatMap(({ dynamicImports = [] }) => dynamicImports)
  const dynamicChunks = dynamicKeys.flatMap((key) => chunksOf(manifest, key))
  const isNeeded = (asset: string) => /\.(woff2|js)$/.test(asset) && !SELDOM_FONTS.test(asset)
  const files = [...initialChunks, ...dynamicChunks].flatMap(({ file, assets = [] }) => {
    return [file, ...assets.filter(isNeeded)]
  })
  const inlinedStyles = stylesOf(chunksOf(manifest, ENTRIES['not-found']))
  const otherStyles = stylesOf(dynamicChunks).filter((style) => !inlinedStyles.includes(style))
  return [...new Set([...files, ...otherStyles])]
}

function stylesOf(chunks: readonly ManifestChunk[]): string[] {
  return chunks.flatMap(({ css = [] }) => css)
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
