import { expect, test } from 'vitest'
import { readSnapshotIndex } from '#app/lib/snapshot-index.ts'

const entry = { name: 'A b', sha: 'a', title: 'A b', description: '', minutes: 3 }
const index = { repository: 'alex/notes', takenAt: 1, entries: [entry] }

function readFrom(respond: () => Response) {
  const site = {
    base: '/me/',
    fetch: (address: unknown) =>
      new Promise<Response>((resolve) => {
        expect(address).toBe('/me/articles.json')
        resolve(respond())
      }),
  }
  return readSnapshotIndex(site, new AbortController().signal)
}

test('reads the list below the base of the site', async () => {
  expect(await readFrom(() => Response.json(index))).toEqual(index)
})

test.each([
  ['a 404', () => new Response('', { status: 404 })],
  ['a start page with 200', () => new Response('<!doctype html><title>Home</title>')],
  ['JSON of another shape', () => Response.json({ message: 'hello' })],
  ['a partial answer', () => Response.json(index, { status: 206 })],
  [
    'a broken network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('ignores %s', async (_, respond) => {
  expect(await readFrom(respond)).toBe(null)
})
