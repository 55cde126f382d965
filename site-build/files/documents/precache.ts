import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { INDEX_PATH, BUILD_PATH } from '#app/lib/articles/article-index.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { chunksOf } from './document-assets.ts'
import { ENTRIES, OFFLINE_DOCUMENT, type Page } from './pages.ts'

/** Next to the home page, so that the whole site is in its scope. */
export const SERVICE_WORKER = 'sw.js'

/** An entry of Workbox's precache manifest. A file whose name changes with its content has no revision. */
type SiteFile = { url: string; revision: string | null }

/** If all articles together are larger (bytes before compression, without styles), none is precached. */
const ARTICLES_LIMIT_BYTES = 1_000_000
/** The fonts of formulas and of Vietnamese letters, which few articles need. */
const SELDOM_FONTS = /\/math-font-|-vietnamese-/
/**
 * A larger search index (bytes before compression; 30 kB after it) is cached at the first search, because every new article
 * changes it. Until then the search uses the list of articles.
 */
const SEARCH_LIMIT_BYTES = 100_000
/** The name of the list in service-worker/service-worker.ts. */
const PLACEHOLDER = 'SITE_FILES'

/**
 * The assets that the site needs offline: those that documents load at once, their dynamic imports, and fonts. Further dynamic
 * imports are cached when they are used. Every document contains its styles.
 */
export function offlineAssets(manifest: Manifest, base: string): string[] {
  const atOnce = Object.values(ENTRIES).flatMap((key) => chunksOf(manifest, key))
  const later = atOnce
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((key) => chunksOf(manifest, key))
  const files = [...atOnce, ...later].flatMap(({ file, assets = [] }) => [
    file,
    ...assets.filter((asset) => /\.(woff2|js)$/.test(asset) && !SELDOM_FONTS.test(asset)),
  ])
  const inlined = stylesOf(chunksOf(manifest, ENTRIES['not-found']))
  const styles = stylesOf(later).filter((style) => !inlined.includes(style))
  return [...new Set([...files, ...styles])].map((file) => base + file)
}

/**
 * Writes the list of precached files into the bundled worker.
 *
 * @param assets complete paths of files whose name changes with their content
 */
export async function completeServiceWorker(
  outDir: string,
  base: string,
  assets: readonly string[],
  pages: readonly Page[],
): Promise<void> {
  const files = [
    ...(await revisedFiles(outDir, base, pages)),
    ...assets.map((url) => ({ url, revision: null })),
  ]
  const file = join(outDir, SERVICE_WORKER)
  await writeFile(file, withFiles(await readFile(file, 'utf8'), files))
}

/** @throws Error when the worker does not contain the placeholder exactly once */
export function withFiles(worker: string, files: readonly SiteFile[]): string {
  const parts = worker.split(PLACEHOLDER)
  if (parts.length !== 2) {
    throw new Error(`${SERVICE_WORKER}: expected ${PLACEHOLDER} once, found it ${parts.length - 1} times.`)
  }
  return parts.join(JSON.stringify(files))
}

function stylesOf(chunks: readonly ManifestChunk[]): string[] {
  return chunks.flatMap(({ css = [] }) => css)
}

/** Documents, the article index, and a small search index. */
async function revisedFiles(outDir: string, base: string, pages: readonly Page[]): Promise<SiteFile[]> {
  const read = async (file: string, path = file) => {
    const bytes = await readFile(join(outDir, file))
    const size = bytes.toString().replace(/<style>.*?<\/style>/s, '').length
    return { size, entry: { url: base + path, revision: digestOf(bytes) } }
  }
  const readPage = ({ file, path }: Page) => read(file, path?.slice(1))
  const first = pages.filter(
    ({ content: { page }, path, file }) =>
      page === 'home' || page === 'own' || path === '/blogs' || file === OFFLINE_DOCUMENT,
  )
  const data = isSmallFile(join(outDir, SEARCH_PATH)) ? [INDEX_PATH, SEARCH_PATH] : [INDEX_PATH]
  const all = await Promise.all([...first.map(readPage), ...data.map((file) => read(file))])
  const articles: typeof all = []
  let size = 0
  for (const page of pages.filter(({ content }) => content.page === 'article')) {
    const article = await readPage(page)
    articles.push(article)
    size += article.size
    if (size > ARTICLES_LIMIT_BYTES) break
  }
  const files = [...all, ...(size <= ARTICLES_LIMIT_BYTES ? articles : [])].map(({ entry }) => entry)
  // Its own digest would change the worker in each build. It is cached again whenever the content changes.
  return [...files, { url: base + BUILD_PATH, revision: digestOf(JSON.stringify(files)) }]
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

function isSmallFile(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? Infinity) <= SEARCH_LIMIT_BYTES
}
