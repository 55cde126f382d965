import { expect, test } from 'vitest'
import { copiesIn, createKeptCopies, DAY, listing, storageOf } from '#tests/support/kept-copies.ts'

test('what was kept is there at the next visit, with its time', () => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  copies.keepList(listing)
  copies.keepArticle('One', { text: 'text', sha: 'a', size: 5 })
  const later = copiesIn(storage, 'alex/notes', () => 2 * DAY)
  expect(later.list()).toEqual({ takenAt: DAY, value: listing })
  expect(later.article('One')).toEqual({ takenAt: DAY, text: 'text', sha: 'a', size: 5 })
  expect(later.article('Two')).toBe(null)
})

test('row 63: what another repository has kept is not this one’s', () => {
  const storage = storageOf()
  copiesIn(storage, 'alex/notes').keepList(listing)
  copiesIn(storage, 'alex/notes').keepArticle('One', { text: 'text', sha: 'a' })
  expect(copiesIn(storage, 'eve/notes').list()).toBe(null)
  expect(copiesIn(storage, 'eve/notes').article('One')).toBe(null)
})

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['another shape', '[1]'],
  ['an older schema', '{"version":0,"articles":["One"]}'],
  ['wrong entries', `{"takenAt":1,"entries":[{"name":1}],"text":1,"sha":"a"}`],
  ['wrong details', `{"takenAt":1,"entries":[{"name":"One","size":"9"}],"text":"a","sha":1}`],
  ['a wrong time', `{"takenAt":"1","entries":[],"text":"a","sha":""}`],
  ['a time that is none', `{"takenAt":1e999,"entries":[],"text":"a","sha":""}`],
])('row 63: %s in the storage is as if nothing were there', (_, value) => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  copies.keepList(listing)
  copies.keepArticle('One', { text: 'text', sha: 'a' })
  for (const key of storage.map.keys()) storage.map.set(key, value)
  expect(copies.list()).toBe(null)
  expect(copies.article('One')).toBe(null)
})

test('row 66: a copy from the future was dated by a wrong clock, and does not count', () => {
  const storage = storageOf()
  const future = copiesIn(storage, 'alex/notes', () => Date.UTC(2099, 0))
  future.keepList(listing)
  future.keepArticle('One', { text: 'text', sha: 'a' })
  expect(copiesIn(storage).list()).toBe(null)
  expect(copiesIn(storage).article('One')).toBe(null)
})

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

test.each([
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }],
  ['full', { ...storageOf(), setItem: refuse }],
])('row 63: a storage that is %s is as if nothing were kept', (_, storage) => {
  const copies = copiesIn(storage)
  copies.keepList(listing)
  copies.keepArticle('One', { text: 'text', sha: 'a' })
  copies.forgetArticle('One')
  expect(copies.list()).toBe(null)
  expect(copies.article('One')).toBe(null)
  expect(copies.goneAt('One')).toBe(-1)
})

test('row 63: a browser that refuses the storage itself is no trouble either', () => {
  const copies = createKeptCopies({ storage: refuse, owner: '', now: () => 0 })
  copies.keepList(listing)
  expect(copies.list()).toBe(null)
})
