import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeServiceWorker, offlineAssets, withFiles } from './precache.ts'

const ASSETS = ['/me/assets/a-1.js']
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-worker-'))
  await mkdir(join(folder, 'blogs'), { recursive: true })
  for (const file of ['index.html', 'blogs.html', 'offline.html', 'articles.json']) {
    await writeFile(join(folder, file), file)
  }
  await writeFile(join(folder, 'blogs/100% sure?.html'), '{}')
  await writeFile(join(folder, 'sw.js'), 'precache(SITE_FILES)')
})

afterEach(() => rm(folder, { recursive: true }))

async function listed(): Promise<{ url: string; revision: string | null }[]> {
  await completeServiceWorker(folder, '/me/', ASSETS)
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  return JSON.parse(worker.replace(/^precache\((.*)\)$/, '$1'))
}

test('lists documents, index, articles and assets by their addresses', async () => {
  expect((await listed()).map(({ url }) => url)).toEqual([
    '/me/',
    '/me/blogs',
    '/me/offline.html',
    '/me/articles.json',
    '/me/blogs/100%25%20sure%3F',
    '/me/build.json',
    '/me/assets/a-1.js',
  ])
})

test('lists a small search index, but not a large one', async () => {
  const hasIndex = async (bytes: number) => {
    await writeFile(join(folder, 'search.json'), 'x'.repeat(bytes))
    await writeFile(join(folder, 'sw.js'), 'precache(SITE_FILES)')
    return (await listed()).some(({ url }) => url === '/me/search.json')
  }
  expect([await hasIndex(100_000), await hasIndex(100_001)]).toEqual([true, false])
})

test('lists no articles if they are too large together', async () => {
  await writeFile(join(folder, 'blogs/long.html'), 'x'.repeat(1_000_000))
  expect((await listed()).filter(({ url }) => url.includes('blogs/'))).toEqual([])
})

test('fails when the worker does not contain the placeholder exactly once', () => {
  expect(() => withFiles('precache()', [])).toThrow('expected SITE_FILES once, found it 0 times')
  expect(() => withFiles('precache(SITE_FILES,SITE_FILES)', [])).toThrow('found it 2 times')
})

test('lists static imports and their dynamic imports, but no further ones and no style that documents contain', () => {
  const manifest = {
    'app/pages/home/entry.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
    'app/pages/article/entry.tsx': {
      file: 'assets/article.js',
      imports: ['_shared.js'],
      dynamicImports: ['app/parser.ts'],
    },
    'app/pages/list/entry.tsx': { file: 'assets/list.js' },
    '_shared.js': {
      file: 'assets/shared.js',
      assets: ['assets/a.woff2', 'assets/a-vietnamese-wght.woff2', 'assets/picture.svg'],
    },
    'app/parser.ts': {
      file: 'assets/parser.js',
      css: ['assets/parser.css'],
      imports: ['_lib.js'],
      dynamicImports: ['app/math.ts'],
      assets: ['assets/worker.js'],
    },
    '_lib.js': { file: 'assets/lib.js' },
    'app/math.ts': { file: 'assets/math.js' },
  }
  expect(offlineAssets(manifest, '/me/').toSorted()).toEqual([
    '/me/assets/a.woff2',
    '/me/assets/article.js',
    '/me/assets/home.js',
    '/me/assets/lib.js',
    '/me/assets/list.js',
    '/me/assets/parser.css',
    '/me/assets/parser.js',
    '/me/assets/shared.js',
    '/me/assets/worker.js',
  ])
})

test('lists the build with a revision that changes only with the content', async () => {
  const revisionWith = async (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
    await writeFile(join(folder, 'sw.js'), 'precache(SITE_FILES)')
    return (await listed()).find(({ url }) => url === '/me/build.json')?.revision
  }
  const first = await revisionWith({ 'build.json': '1' })
  expect(await revisionWith({ 'build.json': '2' })).toBe(first)
  expect(await revisionWith({ 'articles.json': 'another' })).not.toBe(first)
})
