import { expect, test } from 'vitest'
import { pageOf } from '#tests/support/site/example-pages.ts'
import { ENTRIES } from '#site-build/plan/pages.ts'
import { precacheList } from './precache.ts'

const MANIFEST = Object.fromEntries(Object.values(ENTRIES).map((entry) => [entry, { file: 'assets/a-1.js' }]))
const FILES = 'index.html blogs.html offline.html articles.json search.json'.split(' ')

/** The list for the worker of a site with these files. */
function listed(files: Record<string, string> = {}): { url: string; revision: string | null }[] {
  const texts = Object.fromEntries([...FILES, 'blogs/100% sure?.html'].map((file) => [file, file]))
  const read = (file: string) => Buffer.from({ ...texts, ...files }[file]!)
  const paths = [null, '/', '/blogs', '/blogs/100%25%20sure%3F']
  const pages = paths.map((path) => pageOf(path, { name: '100% sure?' }))
  pages[0] = { ...pages[0]!, file: 'offline.html' }
  return JSON.parse(precacheList(pages, read, '/me/', MANIFEST))
}

test('lists documents, index, articles and assets by their addresses', () => {
  expect(listed().map(({ url }) => url)).toEqual([
    '/me/offline.html',
    '/me/',
    '/me/blogs',
    '/me/articles.json',
    '/me/search.json',
    '/me/blogs/100%25%20sure%3F',
    '/me/build.json',
    '/me/assets/a-1.js',
  ])
})

test('lists a small search index, but not a large one', () => {
  const hasIndex = (bytes: number) =>
    listed({ 'search.json': 'x'.repeat(bytes) }).some(({ url }) => url === '/me/search.json')
  expect([hasIndex(100_000), hasIndex(100_001)]).toEqual([true, false])
})

test('lists the build with a revision that changes only with the content', () => {
  const revisionWith = (files: Record<string, string>) =>
    listed(files).find(({ url }) => url === '/me/build.json')?.revision
  expect(revisionWith({ 'build.json': '2' })).toBe(revisionWith({ 'build.json': '1' }))
  expect(revisionWith({ 'articles.json': 'another' })).not.toBe(revisionWith({}))
})
