import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkBudgets } from './budgets.ts'

let folder = ''
const page = (script: string) =>
  `<link rel="preload" href="/me/assets/a.woff2" as="font"><link rel="stylesheet" href="/me/assets/a.css">` +
  `<link rel="modulepreload" href="/me/assets/shared.js"><script type="module" src="/me/assets/${script}"></script>`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'budgets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    `${page('home.js')}<svg class="landscape-map"><path d="M0 0"/></svg>`,
  )
  await writeFile(join(folder, 'blogs.html'), page('blog.js'))
  await writeFile(join(folder, 'assets/a.css'), 'a{}')
  await writeFile(join(folder, 'assets/a.woff2'), 'f'.repeat(500))
  await writeFile(join(folder, 'assets/shared.js'), 'let a')
  await writeFile(join(folder, 'assets/home.js'), 'let b')
  await writeFile(join(folder, 'assets/start-aids-Ab1_.js'), 'let c = "something"')
  await writeFile(
    join(folder, 'assets/blog.js'),
    Array.from({ length: 900 }, (_, index) => index * index).join(),
  )
})

afterAll(() => rm(folder, { recursive: true }))

async function check(change: Record<string, unknown> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const budgets = {
    homeDocumentAndStyles: 9_000,
    landscape: 9_000,
    homeScripts: 9_000,
    articleScripts: 9_000,
    readingAids: 9_000,
    fonts: 9_000,
    ...change,
  }
  const file = join(folder, 'budgets.json')
  await writeFile(file, JSON.stringify(budgets))
  return checkBudgets(folder, file, '/me/').then(
    () => 'kept',
    (error: unknown) => String(error),
  )
}

test('a site within its budgets passes', async () => {
  expect(await check()).toBe('kept')
})

test.each([
  ['homeDocumentAndStyles', 'Home, HTML and CSS'],
  ['landscape', 'Home, landscape'],
  ['homeScripts', 'Home, JavaScript'],
  ['articleScripts', 'Article unchanged since the build, JavaScript'],
  ['readingAids', 'Article, what makes reading easier, later'],
  ['fonts', 'Fonts before interaction'],
])('one byte over %s fails the build and says which', async (name, what) => {
  expect(await check({ [name]: 8 })).toMatch(new RegExp(`Over budget .*: ${what}\\.$`))
})

test('the pages of the home and of the blog are weighed apart', async () => {
  expect(await check({ homeScripts: 60 })).toBe('kept')
  expect(await check({ articleScripts: 60 })).not.toBe('kept')
})

test('a budget that is no number is named', async () => {
  expect(await check({ fonts: 'few' })).toContain('fonts: expected a number of bytes, found few')
})
