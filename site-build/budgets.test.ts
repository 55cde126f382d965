import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farOverBudget, overBudget, weighSite } from './budgets.ts'
import { keptFiles } from './cache/kept-files.ts'

let folder = ''
const page = (script: string) =>
  `<link rel="preload" href="/me/assets/a.woff2" as="font"><style>a{}</style>` +
  `<script data-modules="/me/assets/${script} /me/assets/shared.js"></script>`

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
  await writeFile(join(folder, 'sw.js'), 'addEventListener("fetch", () => {})')
  await writeFile(join(folder, 'assets/a.woff2'), 'f'.repeat(500))
  await writeFile(join(folder, 'assets/shared.js'), 'let a')
  await writeFile(join(folder, 'assets/home.js'), 'let b')
  await writeFile(join(folder, 'assets/list.js'), numbers(30))
  await writeFile(join(folder, 'assets/start-enhancements-Ab1_.js'), 'let c = "something"')
  await writeFile(
    join(folder, 'assets/shown-article-1.js'),
    'import{a}from"./blog.js";import"./prose-1.js";import(`./later-1.js`)',
  )
  await writeFile(join(folder, 'assets/article-worker-1.js'), 'import{e}from"./parser-1.js"')
  await writeFile(join(folder, 'assets/prose-1.js'), numbers(30))
  await writeFile(join(folder, 'assets/parser-1.js'), numbers(300))
  await writeFile(join(folder, 'assets/later-1.js'), numbers(900))
  await writeFile(join(folder, 'assets/blog.js'), numbers(900))
})

afterAll(() => rm(folder, { recursive: true }))

const PARTS = [
  'home: HTML and CSS',
  'home: landscape',
  'home: scripts',
  'home: fonts',
  'list: scripts',
  'article: scripts',
  'article: enhancements, later',
  'article: scripts for a changed text',
  'service worker',
]

async function check(change: Record<string, unknown> = {}): Promise<string[]> {
  const file = join(folder, 'budgets.json')
  await writeFile(
    file,
    JSON.stringify({ ...Object.fromEntries(PARTS.map((part) => [part, 9_000])), ...change }),
  )
  return overBudget(await weighSite(folder, file, '/me/', keptFiles(join(folder, '.kept'))))
}

test.each(PARTS)('names %s when it is over its budget', async (part) => {
  expect(await check({ [part]: 8 })).toEqual([
    expect.stringMatching(new RegExp(`^${part}: expected at most 8 bytes after brotli, found \\d+$`)),
  ])
})

test('an owner learns only of what is more than a tenth over its budget', () => {
  const weights = [1_000, 1_001, 1_100, 1_101].map((bytes) => ({ part: `${bytes}`, bytes, limit: 1_000 }))
  expect(overBudget(weights)).toHaveLength(3)
  expect(farOverBudget(weights)).toEqual(['1101: expected at most 1000 bytes after brotli, found 1101'])
})

test('weighs a changed text by what its modules import at once, without what the page has or loads later', async () => {
  const [parser, later] = [numbers(300), numbers(900)].map((code) => brotliCompressSync(code).length)
  expect(parser).toBeLessThan(later! - 200)
  expect(await check({ 'article: scripts for a changed text': parser! + 400 })).toEqual([])
  expect(await check({ 'article: scripts for a changed text': parser! })).toHaveLength(1)
})

test('names a budget that is not a number', async () => {
  await expect(check({ 'home: fonts': 'few' })).rejects.toThrow(
    'home: fonts: expected a number of bytes, found few',
  )
})
