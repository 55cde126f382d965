import { afterEach, expect, test, vi } from 'vitest'
import { packWords } from '#app/lib/search/search-index.ts'
import { readListedArticles, readSearchIndex } from './search-entries.ts'

/** Answers each file of the site with its JSON, and others with the page of a captive portal. */
function serve(files: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (address: string) =>
    address in files ? Response.json(files[address]) : new Response('<!doctype html>Sign in'),
  )
}

afterEach(() => vi.unstubAllGlobals())

test('reads the words of each article from the search index', async () => {
  const articles = [{ name: 'A', title: 'First', tags: ['x'] }, { name: 'B' }]
  serve({
    '/search.json': { articles, about: packWords([['one', 'two'], []]), text: packWords([['three'], []]) },
  })
  expect(await readSearchIndex()).toEqual([
    { name: 'A', title: 'First', tags: ['x'], about: 'one two', text: 'three' },
    { name: 'B', about: '', text: '' },
  ])
})

test('reads the articles without their texts from the article index', async () => {
  const entries = [
    { name: 'A', title: 'A', sha: '0', description: 'Über Gradienten.', minutes: 3, tags: ['C++'] },
    { name: 'B', title: 'Second', sha: '1', description: '', minutes: 1 },
  ]
  serve({ '/articles.json': { takenAt: 1, entries } })
  expect(await readListedArticles()).toEqual([
    { name: 'A', title: 'A', about: 'uber gradienten', tags: ['C++'] },
    { name: 'B', title: 'Second', about: '' },
  ])
  serve({})
  await expect(readListedArticles()).rejects.toThrow('could not be loaded')
})
