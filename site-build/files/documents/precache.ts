import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { INDEX_PATH, BUILD_PATH } from '#app/lib/articles/article-index.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { chunksOf } from './document-assets.ts'
import { ENTRIES, OFFLINE_DOCUMENT, type Page } from './pages.ts'

/** Next to the home page, so that the whole site is in its scope. */
export const SERVICE_WORKER = 'sw.js'
const PLACEHOLDER = 'SITE_FILES'

/** If all articles together are larger (bytes before compression, without styles), none is precached. */
const ARTICLES_LIMIT_BYTES = 1_000_000
/** The fonts of formulas and of Vietnamese letters, which few articles need. */
const SELDOM_FONTS = /\/math-font-|-vietnamese-/
/** A larger index (bytes before compression) is cached at the first search, because every new article changes it. */
const SEARCH_LIMIT_BYTES = 100_000

/** Writes the list of precached files, in Workbox's format, into the bundled worker. */
export function completeServiceWorker(
  outDir: string,
  base: string,
  manifest: Manifest,
  pages: readonly Page[],
): void {
  // The name of an asset changes with its content, so it needs no revision.
  const assets = offlineAssets(manifest).map((file) => ({ url: base + file, revision: null }))
  const list = JSON.stringify([...revisedFiles(outDir, base, pages), ...assets])
  const worker = join(outDir, SERVICE_WORKER)
  const completed = readFileSync(worker, 'utf8').replace(PLACEHOLDER, () => list)
  writeFileSync(worker, completed)
}

/** What documents load at once, their dynamic imports, and fonts; other imports are cached when used. Documents contain their styles. */
function offlineAssets(manifest: Manifest): string[] {
  const atOnce = Object.values(ENTRIES).flatMap((key) => chunksOf(manifest, key))
  const later = atOnce
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((key) => chunksOf(manifest, key))
  const isNeeded = (asset: string) => /\.(woff2|js)$/.test(asset) && !SELDOM_FONTS.test(asset)
  const files = [...atOnce, ...later].flatMap(({ file, assets = [] }) => [file, ...assets.filter(isNeeded)])
  const stylesOf = (chunks: readonly ManifestChunk[]) => chunks.flatMap(({ css = [] }) => css)
  const inlined = stylesOf(chunksOf(manifest, ENTRIES['not-found']))
  return [...new Set([...files, ...stylesOf(later).filter((style) => !inlined.includes(style))])]
}

/** Documents, the article index, and a small search index. */
function revisedFiles(outDir: string, base: string, pages: readonly Page[]) {
  const read = (file: string) => readFileSync(join(outDir, file))
  const entryOf = ({ file, path }: Pick<Page, 'file' | 'path'>) => {
    return { url: base + (path?.slice(1) ?? file), revision: digestOf(read(file)) }
  }
  const first = pages.filter(
    ({ content: { page }, path, file }) =>
      page === 'home' || page === 'own' || path === '/blogs' || file === OFFLINE_DOCUMENT,
  )
  const isSearchSmall = statSync(join(outDir, SEARCH_PATH)).size <= SEARCH_LIMIT_BYTES
  const data = isSearchSmall ? [INDEX_PATH, SEARCH_PATH] : [INDEX_PATH]
  const articles = pages.filter(({ content }) => content.page === 'article')
  let room = ARTICLES_LIMIT_BYTES
  const areSmall = articles.every(({ file }) => {
    const withoutStyles = String(read(file)).replace(/<style>.*?<\/style>/s, '')
    room -= withoutStyles.length
    return room >= 0
  })
  const listed = [...first, ...data.map((file) => ({ file, path: null })), ...(areSmall ? articles : [])]
  const entries = listed.map(entryOf)
  // Its own digest would change the worker in each build. It is cached again whenever the content changes.
  return [...entries, { url: base + BUILD_PATH, revision: digestOf(JSON.stringify(entries)) }]
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
