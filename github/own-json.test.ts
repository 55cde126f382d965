import { expect, test } from 'vitest'
import { readSnapshotArticle } from '#app/lib/snapshot-article.ts'
import { readSnapshotIndex } from '#app/lib/snapshot-index.ts'

const entry = { name: 'A b', sha: 'a', title: 'A b', description: '', minutes: 3 }
const index = { repository: 'alex/notes', takenAt: 1, entries: [entry] }
const article = { ...entry, takenAt: 1, body: { type: 'root', children: [] } }
const { signal } = new AbortController()

function readerOf(respond: () => Response) {
  const asked: unknown[] = []
  const site = {
    base: '/me/',
    fetch: (address: unknown) => {
      asked.push(address)
      return new Promise<Response>((resolve) => resolve(respond()))
    },
  }
  const reader = {
    index: (signalOfCaller: AbortSignal) => readSnapshotIndex(site, signalOfCaller),
    article: (name: string, signalOfCaller: AbortSignal) => readSnapshotArticle(site, name, signalOfCaller),
  }
  return { reader, asked }
}

test('the copies lie below the base of the site', async () => {
  const list = readerOf(() => Response.json(index))
  const one = readerOf(() => Response.json(article))
  expect(await list.reader.index(signal)).toEqual(index)
  expect(await one.reader.article('A b', signal)).toEqual(article)
  expect([...list.asked, ...one.asked]).toEqual([
    '/me/snapshot/index.json',
    '/me/snapshot/articles/A%20b.json',
  ])
})

test.each([
  ['a 404', () => new Response('', { status: 404 })],
  ['a start page with 200', () => new Response('<!doctype html><title>Home</title>')],
  ['JSON of another shape', () => Response.json({ message: 'hello' })],
  ['a partial answer', () => Response.json({ ...index, ...article }, { status: 206 })],
  [
    'a broken network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s is no copy', async (_, respond) => {
  const { reader } = readerOf(respond)
  expect(await reader.index(signal)).toBe(null)
  expect(await reader.article('A b', signal)).toBe(null)
})

test('the copy of another article is no copy of this one', async () => {
  const { reader } = readerOf(() => Response.json(article))
  expect(await reader.article('A B', signal)).toBe(null)
})

test('[ART-4] no copy is asked for of what can be no article', async () => {
  const { reader, asked } = readerOf(() => Response.json({ ...article, name: '../x' }))
  expect(await reader.article('../x', signal)).toBe(null)
  expect(asked).toEqual([])
})
