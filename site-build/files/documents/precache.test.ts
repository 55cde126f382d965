import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { pageOf } from '#tests/support/site/example-pages.ts'
import { completeServiceWorker, withFiles } from './precache.ts'

const ASSETS = ['/me/assets/a-1.js']
let folder = ''

beforeEach(() => {
  const files = ['index.html', 'blogs.html', 'offline.html', 'articles.json', 'blogs/100% sure?.html']
  const texts = Object.fromEntries(files.map((file) => [file, file]))
  folder = temporaryFolder({ ...texts, 'sw.js': 'precache(SITE_FILES)' })
})

async function listed(): Promise<{ url: string; revision: string | null }[]> {
  const pages = [null, '/', '/blogs', '/blogs/100%25%20sure%3F'].map((path) =>
    pageOf(path, { name: '100% sure?' }),
  )
  pages[0] = { ...pages[0]!, file: 'offline.html' }
  await completeServiceWorker(folder, '/me/', ASSETS, pages)
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  return JSON.parse(worker.replace(/^precache\((.*)\)$/, '$1'))
}

test('lists documents, index, articles and assets by their addresses', async () => {
  expect((await listed()).map(({ url }) => url)).toEqual([
    '/me/offline.html',
    '/me/',
    '/me/blogs',
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

test('fails when the worker does not contain the placeholder exactly once', () => {
  expect(() => withFiles('precache()', [])).toThrow('expected SITE_FILES once, found it 0 times')
  expect(() => withFiles('precache(SITE_FILES,SITE_FILES)', [])).toThrow('found it 2 times')
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
