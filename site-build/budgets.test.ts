import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overBudget, weighSite } from './budgets.ts'

let folder = ''
const page = (script: string) =>
  `<link rel="preload" href="/me/assets/a.woff2" as="font"><link rel="stylesheet" href="/me/assets/a.css">` +
  `<link rel="modulepreload" href="/me/assets/shared.js"><script type="module" src="/me/assets/${script}"></script>`

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index * index).join()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budgets-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'blogs'))
  await writeFile(
    join(folder, 'index.html'),
    `${page('home.js')}<svg class="landscape-map"><path d="M0 0"/></svg>`,
  )
  await writeFile(join(folder, 'blogs.html'), page('list.js'))
  await writeFile(join(folder, 'blogs/A.html'), page('blog.js'))
  await writeFile(join(folder, 'assets/a.css'), 'a{}')
  await writeFile(join(folder, 'sw.js'), 'addEventListener("fetch", () => {})')
  await writeFile(join(folder, 'assets/a.woff2'), 'f'.repeat(500))
  await writeFile(join(folder, 'assets/shared.js'), 'let a')
  await writeFile(join(folder, 'assets/home.js'), 'let b')
  await writeFile(join(folder, 'assets/list.js'), numbers(30))
  await writeFile(join(folder, 'assets/start-enhancements-Ab1_.js'), 'let c = "something"')
  await writeFile(
    join(folder, 'assets/format-apart-1.js'),
    'import{a}from"./blog.js";import"./prose-1.js";import(`./later-1.js`)',
  )
  await writeFile(join(folder, 'assets/shown-article-1.js'), 'let d')
  await writeFile(join(folder, 'assets/article-worker-1.js'), 'import{e}from"./parser-1.js"')
  await writeFile(join(folder, 'assets/prose-1.js'), numbers(30))
  await writeFile(join(folder, 'assets/parser-1.js'), numbers(300))
  await writeFile(join(folder, 'assets/later-1.js'), numbers(900))
  await writeFile(join(folder, 'assets/blog.js'), numbers(900))
})

afterAll(() => rm(folder, { recursive: true }))

async function check(change: Record<string, unknown> = {}): Promise<string[]> {
  const budgets = {
    homeDocumentAndStyles: 9_000,
    landscape: 9_000,
    homeScripts: 9_000,
    articleScripts: 9_000,
    listScripts: 9_000,
    readingAids: 9_000,
    changedArticle: 9_000,
    fonts: 9_000,
    serviceWorker: 9_000,
    ...change,
  }
  const file = join(folder, 'budgets.json')
  await writeFile(file, JSON.stringify(budgets))
  return overBudget(await weighSite(folder, file, '/me/'))
}

test('a site within its budgets passes', async () => {
  expect(await check()).toEqual([])
})

test.each([
  ['homeDocumentAndStyles', 'Home, HTML and CSS'],
  ['landscape', 'Home, landscape'],
  ['homeScripts', 'Home, JavaScript'],
  ['articleScripts', 'Article unchanged since the build, JavaScript'],
  ['listScripts', 'List, JavaScript'],
  ['readingAids', 'Article, what makes reading easier, later'],
  ['changedArticle', 'Article changed since the build, JavaScript in addition, before highlighting'],
  ['fonts', 'Fonts before interaction'],
  ['serviceWorker', 'Service worker'],
])('names %s when it is one byte over its budget', async (name, what) => {
  expect(await check({ [name]: 8 })).toEqual([
    expect.stringMatching(new RegExp(`^${what}: expected at most 8 bytes after brotli, found \\d+$`)),
  ])
})

test('the pages of the home and of the blog are weighed apart', async () => {
  expect(await check({ homeScripts: 60 })).toEqual([])
  expect(await check({ articleScripts: 60 })).toHaveLength(1)
})

test('a changed article weighs what its modules import at once, but neither what the page has nor what is loaded later', async () => {
  const [parser, later] = [numbers(300), numbers(900)].map((code) => brotliCompressSync(code).length)
  expect(parser).toBeLessThan(later! - 200)
  expect(await check({ changedArticle: parser! + 400 })).toEqual([])
  expect(await check({ changedArticle: parser! })).toHaveLength(1)
})

test('a module that is to be weighed and is not there is named', async () => {
  await rename(join(folder, 'assets/article-worker-1.js'), join(folder, 'assets/renamed-1.js'))
  await expect(check()).rejects.toThrow('expected a script named article-worker-….js, found none')
  await rename(join(folder, 'assets/renamed-1.js'), join(folder, 'assets/article-worker-1.js'))
})

test('a budget that is no number is named', async () => {
  await expect(check({ fonts: 'few' })).rejects.toThrow('fonts: expected a number of bytes, found few')
})
