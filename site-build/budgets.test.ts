import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farOverBudget, overBudget, weighSite } from './budgets.ts'
import { openCache } from './cache/build-cache.ts'

let folder = ''
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index * index).join()
const FILES = {
  'index.html':
    '<link href="/me/assets/a.woff2" as="font"><style>a{}</style><svg class="landscape-map"><path d="M0 0"/></svg>',
  'sw.js': 'addEventListener("fetch", () => {})',
  'assets/a.woff2': 'f'.repeat(500),
  'assets/shared.js': 'let a',
  'assets/home.js': 'let b',
  'assets/list.js': numbers(30),
  'assets/article.js': numbers(900),
  'assets/enhancements.js': 'let c = "something"',
  'assets/changed.js': numbers(30),
  'assets/worker.js': 'import{a}from"./parser.js";import("./later.js")',
  'assets/parser.js': numbers(300),
  'assets/later.js': numbers(900),
  'assets/palette.js': 'let d = "something"',
  'assets/palette.css': 'a{}',
}
const MANIFEST: Manifest = {
  'app/pages/home/entry.tsx': { file: 'assets/home.js', imports: ['shared'] },
  'app/pages/list/entry.tsx': { file: 'assets/list.js', imports: ['shared'] },
  'app/pages/article/entry.tsx': { file: 'assets/article.js', imports: ['shared'] },
  'app/pages/article/format-changed-article.tsx': {
    file: 'assets/changed.js',
    imports: ['app/pages/article/entry.tsx'],
    dynamicImports: ['later'],
    assets: ['assets/worker.js'],
  },
  'app/features/enhancements/start-enhancements.ts': { file: 'assets/enhancements.js' },
  'app/features/palette/palette-dialog.tsx': { file: 'assets/palette.js', css: ['assets/palette.css'] },
  shared: { file: 'assets/shared.js' },
  later: { file: 'assets/later.js' },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budgets-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content)
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
  'command palette, when opened',
  'service worker',
]

async function check(
  change: Record<string, unknown> = {},
  manifest = MANIFEST,
  content = {},
): Promise<string[]> {
  const file = join(folder, 'budgets.json')
  await writeFile(
    file,
    JSON.stringify({ ...Object.fromEntries(PARTS.map((part) => [part, 9_000])), ...change }),
  )
  return overBudget(await weighSite(folder, manifest, file, content, openCache(join(folder, '.cache'))))
}

test.each(PARTS)('names %s when it is over its budget', async (part) => {
  expect(await check({ [part]: 8 })).toEqual([
    expect.stringMatching(new RegExp(`^${part}: expected at most 8 bytes after brotli, found \\d+$`)),
  ])
})

test('warns an owner only about parts more than a tenth over their budgets', () => {
  const weights = [1_000, 1_001, 1_100, 1_101].map((bytes) => ({ part: `${bytes}`, bytes, limit: 1_000 }))
  expect(overBudget(weights)).toHaveLength(3)
  expect(farOverBudget(weights)).toEqual(['1101: expected at most 1000 bytes after brotli, found 1101'])
})

test('weighs the static imports for a changed text, without files that the page has already', async () => {
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

test.each([
  'app/features/enhancements/start-enhancements.ts',
  'app/features/palette/palette-dialog.tsx',
  'app/pages/article/format-changed-article.tsx',
])('names %s when it has a budget and is not in the bundle', async (gone) => {
  const others = Object.fromEntries(Object.entries(MANIFEST).filter(([key]) => key !== gone))
  await expect(check({}, others)).rejects.toThrow(`The bundle has no ${gone}`)
})

test('weighs no command palette on a site that has turned it off', async () => {
  const { 'app/features/palette/palette-dialog.tsx': _palette, ...manifest } = MANIFEST
  expect(await check({}, manifest, { commandPalette: false })).toEqual([])
})
