import { expect, test } from 'vitest'
import { searchEngine } from './search-engine.ts'
import { searchEntries } from './search-entries.ts'

test('reads the search index as it is', () => {
  const articles = [
    { name: 'A', title: 'First', tags: ['x'], about: 'one two', text: 'three' },
    { name: 'B' },
  ]
  expect(searchEntries({ articles })).toEqual(articles)
})

test('reads names, titles, tags and descriptions of the article index', () => {
  const entries = [
    { name: 'A', title: 'A', sha: '0', description: 'Über Gradienten.', minutes: 3, tags: ['C++'] },
  ]
  expect(searchEntries({ takenAt: 1, entries })).toEqual([
    { name: 'A', about: 'uber gradienten', tags: ['C++'] },
  ])
})

test('leaves out what has another shape, and a name that is there twice', () => {
  const entry = { name: 'A', title: 5, tags: ['x', null, {}], about: [], text: { toString: null } }
  const foreign = [
    null,
    'B',
    7,
    [],
    {},
    { name: '' },
    { name: 9 },
    { title: 'C' },
    { ...entry, title: 'Old' },
    entry,
  ]
  const entries = searchEntries({ articles: foreign }) ?? []
  expect(entries).toEqual([{ name: 'A', tags: ['x'] }])
  expect(searchEngine(entries).find({ text: 'a' })).toHaveLength(1)
})

test.each([null, 'text', [], {}, { articles: 'many' }])('%j is no index', (value) => {
  expect(searchEntries(value)).toBeNull()
})
