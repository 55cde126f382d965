import { afterEach, expect, test, vi } from 'vitest'
import { readSearchEntries } from './search-entries.ts'

/** Answers each file of the site with its JSON, and others with the page of a captive portal. */
function serve(files: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (address: string) =>
    address in files ? Response.json(files[address]) : new Response('<!doctype html>Sign in'),
  )
}

afterEach(() => vi.unstubAllGlobals())

test('reads the search index as it is', async () => {
  const articles = [
    { name: 'A', title: 'First', tags: ['x'], about: 'one two', text: 'three' },
    { name: 'B' },
  ]
  serve({ '/search.json': { articles } })
  expect(await readSearchEntries()).toEqual({ entries: articles, hasTexts: true })
})

test.each(['text', [], {}, { articles: 'many' }])(
  'reads the article index when a captive portal answers %j in place of the search index',
  async (answer) => {
    const entries = [
      { name: 'A', title: 'A', sha: '0', description: 'Über Gradienten.', minutes: 3, tags: ['C++'] },
      { name: 'B', title: 'Second', sha: '1', description: '', minutes: 1 },
    ]
    serve({ '/search.json': answer, '/articles.json': { takenAt: 1, entries } })
    expect(await readSearchEntries()).toEqual({
      entries: [
        { name: 'A', about: 'uber gradienten', tags: ['C++'] },
        { name: 'B', title: 'Second', about: '' },
      ],
      hasTexts: false,
    })
  },
)

test('fails when neither index can be read', async () => {
  serve({})
  await expect(readSearchEntries()).rejects.toThrow('could not be loaded')
})
