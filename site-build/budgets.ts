import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { KeptFiles } from './cache/kept-files.ts'
import { SERVICE_WORKER } from './documents/precache.ts'

/** The drawings in the home page's document, which have a budget of their own. */
const LANDSCAPE = /<svg class="landscape-.*?<\/svg>/gs
/** The modules that format and show a changed text, one in the page and one in the worker. */
const CHANGED = ['shown-article', 'article-worker']

/** How far a build may go over a budget, as a share of it: an owner's words and links have a weight, too. */
const OWNERS_SHARE = 0.1

/** What one part of the site weighs after brotli, in bytes, and the most that the budget file allows. */
export type Weight = { part: string; bytes: number; limit: number }

/**
 * Weighs what a first visit loads before anyone touches the page.
 *
 * @param outDir the finished site
 * @param budgetFile JSON: the most bytes, after brotli, for each part
 * @param kept what files weighed in the last build: brotli at its best takes seconds
 * @throws Error that names a part without a budget
 */
export async function weighSite(
  outDir: string,
  budgetFile: string,
  base: string,
  kept: Pick<KeptFiles, 'keep'>,
): Promise<Weight[]> {
  const budgets = JSON.parse(await readFile(budgetFile, 'utf8')) as Record<string, unknown>
  const weights: Weight[] = []
  for (const [part, files] of Object.entries(await partsOf(outDir, base))) {
    const limit = budgets[part]
    if (typeof limit !== 'number')
      throw new Error(`${budgetFile}: ${part}: expected a number of bytes, found ${String(limit)}.`)
    let bytes = 0
    for (const file of files) {
      const key = ['weight', process.versions.brotli, createHash('sha256').update(file).digest('hex')]
      bytes += Number(await kept.keep(key, () => String(brotliCompressSync(file).length)))
    }
    weights.push({ part, limit, bytes })
  }
  return weights
}

/** A line for each part that is over its budget, on which the project's own tests fail. */
export function overBudget(weights: readonly Weight[], allowance = 0): string[] {
  return weights
    .filter(({ bytes, limit }) => bytes > limit * (1 + allowance))
    .map(({ part, bytes, limit }) => `${part}: expected at most ${limit} bytes after brotli, found ${bytes}`)
}

/** A line for each part that is so far over its budget that an owner should know. */
export function farOverBudget(weights: readonly Weight[]): string[] {
  return overBudget(weights, OWNERS_SHARE)
}

/** What a part weighs, for the build's report. */
export function weightLine({ part, bytes, limit }: Weight): string {
  const [found, most] = [bytes, limit].map((size) => `${(size / 1000).toFixed(1).padStart(5)} kB`)
  return `${part.padEnd(40)} ${found} of ${most}`
}

/** The files of each part, by its name in the budget file. */
async function partsOf(outDir: string, base: string): Promise<Record<string, (Buffer | string)[]>> {
  const files = (addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => readFile(join(outDir, address.slice(base.length)))))
  const text = (path: string) => readFile(join(outDir, path), 'utf8')
  const home = await text('index.html')
  // All articles load the same scripts; a new blog has none.
  const inBlogs = await readdir(join(outDir, 'blogs')).catch((): string[] => [])
  const article = inBlogs.find((name) => name.endsWith('.html'))
  const palette = (await readdir(join(outDir, 'assets'))).filter((name) => name.startsWith('palette-dialog-'))
  return {
    'home: HTML and CSS': [home.replaceAll(LANDSCAPE, '')],
    'home: landscape': [home.match(LANDSCAPE)?.join('') ?? ''],
    'home: scripts': await files(scriptsOf(home)),
    'home: fonts': await files(addressesIn(home, /<link rel="preload" href="([^"]+)" as="font"/g)),
    'list: scripts': await files(scriptsOf(await text('blogs.html'))),
    ...(article !== undefined && (await articleParts(await text(`blogs/${article}`)))),
    ...(palette.length > 0 && {
      'command palette, when opened': await files(palette.map((name) => `${base}assets/${name}`)),
    }),
    'service worker': [await text(SERVICE_WORKER)],
  }

  async function articleParts(html: string) {
    const scripts = scriptsOf(html)
    const assets = (await readdir(join(outDir, 'assets'))).map((name) => `${base}assets/${name}`)
    const changed = await withImports(
      CHANGED.map((name) => assetNamed(name, assets)),
      (script) => text(script.slice(base.length)),
    )
    return {
      'article: scripts': await files(scripts),
      'article: enhancements, later': await files([assetNamed('start-enhancements', assets)]),
      'article: scripts for a changed text': await files(changed.filter((one) => !scripts.includes(one))),
    }
  }
}

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, address]) => address ?? [])
}

/** The module of a document, and the modules that it imports. */
function scriptsOf(html: string): string[] {
  return addressesIn(html, /<script data-modules="([^"]+)"/g).flatMap((modules) => modules.split(' '))
}

/** A script that is loaded later. @throws Error when there is none of that name, which would weigh nothing */
function assetNamed(name: string, assets: readonly string[]): string {
  const found = assets.find((asset) => asset.includes(`/${name}-`) && asset.endsWith('.js'))
  if (found === undefined) throw new Error(`assets/: expected a script named ${name}-….js, found none.`)
  return found
}

/** Scripts, and what they import at once; what they load later is in brackets: `import("…")`. */
async function withImports(
  scripts: readonly string[],
  read: (script: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(scripts)
  for (const script of found) {
    const imports = addressesIn(await read(script), /(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)
    for (const file of imports) found.add(script.replace(/[^/]+$/, file))
  }
  return [...found]
}
