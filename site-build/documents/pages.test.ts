import { expect, test } from 'vitest'
import { hasDocument, listDocuments } from './pages.ts'

test.each(['index', 'Index', 'a.html', 'A.HTML', 'x'.repeat(251), '日'.repeat(84)])(
  'writes no page for an article named %s: 404.html opens it',
  (name) => {
    expect(hasDocument(name)).toBe(false)
  },
)

test.each(['indexes', 'a.html b', 'x'.repeat(250), '100% # really?'])(
  'writes a page for an article named %s',
  (name) => {
    expect(hasDocument(name)).toBe(true)
  },
)

test('divides a long list into pages, of which only the newest names the drafts', () => {
  const entries = Array.from({ length: 450 }, (_, place) => ({
    name: `${place}`,
    sha: 'a',
    title: '',
    description: '',
    minutes: 1,
  }))
  const documents = listDocuments({ repository: 'alex/notes', entries, drafts: ['Later'] })
  expect(documents.map(({ number, total, drafts }) => ({ number, total, drafts }))).toEqual([
    { number: 2, total: 450, drafts: ['Later'] },
    { number: 1, total: 450, drafts: undefined },
  ])
  expect(documents.flatMap((list) => list.entries)).toEqual(entries)
})
