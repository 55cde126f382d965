import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { SERVICE_WORKER } from './documents/precache.ts'

/** The drawings in the home page’s document, which have a budget of their own. */
const LANDSCAPE = /<svg class="landscape-.*?<\/svg>/gs

/** What one part of the site weighs after brotli, in bytes, and the most that `budgets.json` allows. */
export type Weight = { name: string; what: string; bytes: number; limit: number }

/**
 * Weighs what a first visit loads before anyone touches the page.
 *
 * @param outDir the finished site
 * @param budgetFile JSON: the most bytes, after brotli, for each part
 * @throws Error that names a part without a budget
 */
export async function weighSite(outDir: string, budgetFile: string, base: string): Promise<Weight[]> {
  const budgets = JSON.parse(await readFile(budgetFile, 'utf8')) as Record<string, number | string>
  return (await measure(outDir, base)).map((part) => ({
    ...part,
    limit: limitOf(budgets, part.name, budgetFile),
  }))
}

/** A line for each part that is over its budget. The build warns; the project's own tests fail. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => `${what}: expected at most ${limit} bytes after brotli, found ${bytes}`)
}

/** What a part weighs, for the build's report. */
export function weightLine({ what, bytes, limit }: Weight): string {
  return `${what.padEnd(78)} ${kilobytes(bytes)} of ${kilobytes(limit)}`
}

/** What a document asks for by itself: its style sheets, its module and the modules preloaded with it, its fonts. */
function assetsOf(html: string): { styles: string[]; scripts: string[]; fonts: string[] } {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address]) => address ?? [])
  return {
    styles: all(/<link rel="stylesheet" href="([^"]+)"/g),
    scripts: [
      ...all(/<script type="module" src="([^"]+)"/g),
      ...all(/<link rel="modulepreload" href="([^"]+)"/g),
    ],
    fonts: all(/<link rel="preload" href="([^"]+)" as="font"/g),
  }
}

async function measure(outDir: string, base: string): Promise<Omit<Weight, 'limit'>[]> {
  const home = await readFile(join(outDir, 'index.html'), 'utf8')
  const landscape = home.match(LANDSCAPE)?.join('') ?? ''
  const articleScripts = assetsOf(await anyArticle(outDir)).scripts
  const listScripts = assetsOf(await readFile(join(outDir, 'blogs.html'), 'utf8')).scripts
  const { styles, scripts, fonts } = assetsOf(home)
  const weigh = async (addresses: string[], weight: (file: Buffer) => number) => {
    const files = await Promise.all(
      addresses.map((address) => readFile(join(outDir, address.slice(base.length)))),
    )
    return files.reduce((sum, file) => sum + weight(file), 0)
  }
  return [
    {
      name: 'homeDocumentAndStyles',
      what: 'Home, HTML and CSS',
      bytes: brotliBytes(Buffer.from(home.replaceAll(LANDSCAPE, ''))) + (await weigh(styles, brotliBytes)),
    },
    { name: 'landscape', what: 'Home, landscape', bytes: brotliBytes(Buffer.from(landscape)) },
    { name: 'homeScripts', what: 'Home, JavaScript', bytes: await weigh(scripts, brotliBytes) },
    {
      name: 'articleScripts',
      what: 'Article unchanged since the build, JavaScript',
      bytes: await weigh(articleScripts, brotliBytes),
    },
    { name: 'listScripts', what: 'List, JavaScript', bytes: await weigh(listScripts, brotliBytes) },
    {
      name: 'readingAids',
      what: 'Article, what makes reading easier, later',
      bytes: await weigh(await scriptsNamed('start-enhancements', outDir, base), brotliBytes),
    },
    {
      name: 'changedArticle',
      what: 'Article changed since the build, JavaScript in addition, before highlighting',
      bytes: await weigh(await addedByChange(articleScripts, outDir, base), brotliBytes),
    },
    // Fonts are compressed as they are.
    { name: 'fonts', what: 'Fonts before interaction', bytes: await weigh(fonts, (file) => file.length) },
    {
      name: 'serviceWorker',
      what: 'Service worker',
      bytes: await weigh([`${base}${SERVICE_WORKER}`], brotliBytes),
    },
  ]
}

/** All articles ask for the same. */
async function anyArticle(outDir: string): Promise<string> {
  const folder = join(outDir, 'blogs')
  const [name] = await readdir(folder).catch((): string[] => [])
  return name === undefined ? '' : readFile(join(folder, name), 'utf8')
}

/**
 * The scripts of a module that is loaded later, by its name: no document names them.
 *
 * @throws Error when there is none, which would weigh nothing
 */
async function scriptsNamed(name: string, outDir: string, base: string): Promise<string[]> {
  const files = await readdir(join(outDir, 'assets'))
  const scripts = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
  if (scripts.length === 0)
    throw new Error(`${outDir}/assets: expected a script named ${name}-….js, found none.`)
  return scripts.map((file) => `${base}assets/${file}`)
}

/** The modules that a changed text is formatted and shown by: in the page the door and the text, in the worker the rest. */
const CHANGED = ['format-apart', 'article-worker', 'shown-article']

/** The scripts of those modules and of all that they import at once, without those that the page has already. */
async function addedByChange(present: string[], outDir: string, base: string): Promise<string[]> {
  const waiting = (await Promise.all(CHANGED.map((name) => scriptsNamed(name, outDir, base)))).flat()
  const added = new Set<string>()
  while (waiting.length > 0) {
    const script = waiting.pop()
    if (script === undefined || added.has(script) || present.includes(script)) continue
    added.add(script)
    const code = await readFile(join(outDir, script.slice(base.length)), 'utf8')
    // What is loaded later stands in brackets: import("…").
    for (const [, file] of code.matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)) {
      waiting.push(`${base}assets/${file}`)
    }
  }
  return [...added]
}

function limitOf(budgets: Record<string, number | string>, name: string, file: string): number {
  const limit = budgets[name]
  if (typeof limit !== 'number')
    throw new Error(`${file}: ${name}: expected a number of bytes, found ${String(limit)}.`)
  return limit
}

function brotliBytes(file: Buffer): number {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(5)} kB`
}
