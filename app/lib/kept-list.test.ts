import { expect, test } from 'vitest'
import { copiesIn, listing, SHA, storageOf } from '#tests/support/kept-copies.ts'

test('[SAVE-2] a list without articles, such as one that was no list, does not replace the last good one', () => {
  const copies = copiesIn(storageOf())
  copies.keepList(listing)
  copies.keepList({ entries: [], isCut: false })
  expect(copies.list()?.value).toEqual(listing)
})

test.each([
  ['a name that no address can carry', { name: '\ud800' }],
  ['a name that is none', { name: '' }],
  ['an entry that is none', null],
])('row 63: a kept list with %s is none', (_, entry) => {
  const value = JSON.stringify({ takenAt: 1, isCut: false, entries: [{ name: 'One' }, entry] })
  expect(copiesIn(storageOf({ 'blog:v1:alex/notes:list': value })).list()).toBe(null)
})

test('the names of drafts are kept with the list that lacks them; names that are none spoil no list', () => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  copies.keepList({ ...listing, drafts: ['Later'] })
  expect(copies.list()?.value).toEqual({ ...listing, drafts: ['Later'] })
  const [key = '', value = ''] = [...storage.map][0] ?? []
  storage.map.set(key, value.replace('"Later"', '7'))
  expect(copies.list()?.value).toEqual(listing)
})

test('row 63: of a kept list nothing is read but what a listing says', () => {
  const entries = [
    { name: 'One', sha: SHA, size: 3, description: {}, minutes: [{}], mark: 'x', date: 'y' },
    { name: 'Two', sha: 'no id', size: -1 },
  ]
  const value = JSON.stringify({ takenAt: 1, isCut: false, entries })
  expect(copiesIn(storageOf({ 'blog:v1:alex/notes:list': value })).list()?.value.entries).toEqual([
    { name: 'One', sha: SHA, size: 3 },
    { name: 'Two' },
  ])
})
