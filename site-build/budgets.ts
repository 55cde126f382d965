import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import type { BuildCache } from './cache/build-cache.ts'
import { chunksOf } from './documents/document-assets.ts'
import { ENTRIES } from './documents/pages.ts'
import { SERVICE_WORKER } from './documents/precache.ts'
import type { SiteContent } from '#content/rules/site-content.ts'

/** The drawings in the home page's document, which have a separate budget. */
const LANDSCAPE = /<svg class="landscape-.*?<\/svg>/gs
/** Modules that a page loads later. The one for a changed text names the worker that formats it. */
const LATER = {
  enhancements: 'app/features/enhancements/start-enhancements.ts',
  changed: 'app/pages/article/format-changed-article.tsx',
  palette: 'app/features/palette/palette-dialog.tsx',
}

/** The share of a budget that an owner's build may exceed it by, because an owner's words and links also have a weight. */
const OWNERS_SHARE = 0.1

/** The weight of one part of the site after brotli, in bytes, and its limit in the budget file. */
export type Weight = { part: string; bytes: number; limit: number }

/**
 * Weighs the files that a first visit loads before anyone touches the page.
 *
 * @param outDir the finished site
 * @param manifest Vite's, of the files for browsers
 * @param budgetFile JSON: the most bytes, after brotli, for each part
 * @param content whose command palette may be off: the bundler then drops its code
 * @param cache the weights of the last build: brotli at its best takes seconds
 * @throws Error that names a part without a budget
 */
export async function weighSite(
  outDir: string,
  manifest: Manifest,
  budgetFile: string,
  content: Pick<SiteContent, 'commandPalette'>,
  cache: Pick<BuildCache, 'getOrMake'>,
): Promise<Weight[]> {
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, unknown>
  const weights: Weight[] = []
  for (const [part, files] of Object.entries(partsOf(outDir, manifest, content))) {
    const limit = budgets[part]
    if (typeof limit !== 'number')
      throw new Error(`${budgetFile}: ${part}: expected a number of bytes, found ${String(limit)}.`)
    let bytes = 0
    for (const file of files) {
      const key = ['weight', process.versions.brotli, createHash('sha256').update(file).digest('hex')]
      bytes += Number(await cache.getOrMake(key, () => String(brotliCompressSync(file).length)))
    }
    weights.push({ part, limit, bytes })
  }
  return weights
}

/** A line for each part that is over its budget, which fails the project's tests. */
export function overBudget(weights: readonly Weight[], allowance = 0): string[] {
  return weights
    .filter(({ bytes, limit }) => bytes > limit * (1 + allowance))
    .map(({ part, bytes, limit }) => `${part}: expected at most ${limit} bytes after brotli, found ${bytes}`)
}

/** A line for each part that is so far over its budget that the build warns its owner. */
export function farOverBudget(weights: readonly Weight[]): string[] {
  return overBudget(weights, OWNERS_SHARE)
}

/** A line of the build's report. */
export function weightLine({ part, bytes, limit }: Weight): string {
  const [found, most] = [bytes, limit].map((size) => `${(size / 1000).toFixed(1).padStart(5)} kB`)
  return `${part.padEnd(40)} ${found} of ${most}`
}

/** The contents of the files of each part, by its name in the budget file. */
function partsOf(
  outDir: string,
  manifest: Manifest,
  { commandPalette }: Pick<SiteContent, 'commandPalette'>,
): Record<string, (Buffer | string)[]> {
  const read = (file: string) => readFileSync(join(outDir, file))
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The bundle has no ${key}, which has a budget.`)
    return found
  }
  const scripts = (key: string) => chunksOf(manifest, key).map(({ file }) => file)
  const home = String(read('index.html'))
  const [preloaded] = /assets\/[^"]+\.woff2(?=" as="font")/.exec(home) ?? []
  const article = scripts(ENTRIES.article)
  const workers = withImports(chunk(LATER.changed).assets ?? [], read)
  const changed = [...scripts(LATER.changed), ...workers]
  const palette = () => {
    const { file, css = [] } = chunk(LATER.palette)
    return { 'command palette, when opened': [file, ...css].map(read) }
  }
  return {
    'home: HTML and CSS': [home.replaceAll(LANDSCAPE, '')],
    'home: landscape': [home.match(LANDSCAPE)?.join('') ?? ''],
    'home: scripts': scripts(ENTRIES.home).map(read),
    'home: fonts': preloaded === undefined ? [] : [read(preloaded)],
    'list: scripts': scripts(ENTRIES.list).map(read),
    'article: scripts': article.map(read),
    'article: enhancements, later': [read(chunk(LATER.enhancements).file)],
    'article: scripts for a changed text': changed.filter((file) => !article.includes(file)).map(read),
    ...(commandPalette !== false && palette()),
    'service worker': [read(SERVICE_WORKER)],
  }
}

/** Workers and their static imports. The manifest contains only the addresses of workers; `import("…")` loads later. */
function withImports(workers: readonly string[], read: (file: string) => Buffer): string[] {
  const found = new Set(workers)
  for (const file of found) {
    const imports = String(read(file)).matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)
    for (const [, name = ''] of imports) found.add(`${dirname(file)}/${name}`)
  }
  return [...found]
}
