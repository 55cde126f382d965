import { expect, test } from 'vitest'
import { createKeptCopies, MOST_ARTICLES, MOST_LIST_UNITS, MOST_UNITS } from './kept-copies.ts'

const DAY = 86_400_000

/** A storage as a browser has it, in the open. */
function storageOf(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const copiesIn = (storage: Stored, owner = 'alex/notes', now = () => DAY) =>
  createKeptCopies({ storage: () => storage, owner, now })

const listing = { entries: [{ name: 'One', sha: 'a', size: 3 }, { name: 'Two' }], isCut: false }

test('what was kept is there at the next visit, with its time', () => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  copies.keepList(listing)
  copies.keepArticle('One', { text: 'text', sha: 'a' })
  const later = copiesIn(storage, 'alex/notes', () => 2 * DAY)
  expect(later.list()).toEqual({ takenAt: DAY, value: listing })
  expect(later.article('One')).toEqual({ takenAt: DAY, text: 'text', sha: 'a' })
  expect(later.article('Two')).toBe(null)
})

test('[SAVE-2] a list without articles, such as one that was no list, does not replace the last good one', () => {
  const copies = copiesIn(storageOf())
  copies.keepList(listing)
  copies.keepList({ entries: [], isCut: false })
  expect(copies.list()?.value).toEqual(listing)
})

test('row 63: what another repository has kept is not this one’s', () => {
  const storage = storageOf()
  copiesIn(storage, 'alex/notes').keepList(listing)
  copiesIn(storage, 'alex/notes').keepArticle('One', { text: 'text', sha: 'a' })
  expect(copiesIn(storage, 'eve/notes').list()).toBe(null)
  expect(copiesIn(storage, 'eve/notes').article('One')).toBe(null)
})

test(`the ${MOST_ARTICLES} articles that were read last are kept`, () => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  const names = Array.from({ length: MOST_ARTICLES + 2 }, (_, i) => `Article ${i}`)
  for (const name of names) copies.keepArticle(name, { text: name, sha: '' })
  // Read again, the second counts as the last.
  copies.keepArticle('Article 2', { text: 'again', sha: '' })
  copies.keepArticle('One more', { text: '', sha: '' })
  const kept = [...names, 'One more'].filter((name) => copies.article(name) !== null)
  expect(kept).toEqual(['Article 2', ...names.slice(4), 'One more'])
  // One value an article, and one for the names: nothing is left behind.
  expect(storage.map.size).toBe(MOST_ARTICLES + 1)
})

test('the oldest articles go when all are too long together, and one too long by itself does not come', () => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  const third = 'x'.repeat(MOST_UNITS / 3 - 100)
  for (const name of ['a', 'b', 'c', 'd']) copies.keepArticle(name, { text: third, sha: '' })
  expect(['a', 'b', 'c', 'd'].filter((name) => copies.article(name))).toEqual(['b', 'c', 'd'])
  copies.keepArticle('e', { text: 'x'.repeat(MOST_UNITS + 1), sha: '' })
  expect(copies.article('e')).toBe(null)
  expect(copies.article('d')).not.toBe(null)
  copies.keepList({ entries: [{ name: 'x'.repeat(MOST_LIST_UNITS) }], isCut: true })
  expect(copies.list()).toBe(null)
  const units = [...storage.map.values()].reduce((sum, value) => sum + value.length, 0)
  expect(units).toBeLessThanOrEqual(MOST_UNITS + 100)
})

test('[SAVE-2] an article that is gone is forgotten', () => {
  const copies = copiesIn(storageOf())
  copies.keepArticle('One', { text: 'text', sha: '' })
  copies.forgetArticle('One')
  expect(copies.article('One')).toBe(null)
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

test('row 63: corrupt names cost the old articles, not the new one', () => {
  const storage = storageOf({ 'blog:v1:alex/notes:names': '[1,{},"One"' })
  const copies = copiesIn(storage)
  copies.keepArticle('Two', { text: 'text', sha: '' })
  copies.keepArticle('Two', { text: 'text', sha: '' })
  expect(copies.article('One')).toBe(null)
  expect(copies.article('Two')).not.toBe(null)
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
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { ...storageOf(), setItem: refuse }],
])('row 63: a storage that is %s is as if nothing were kept', (_, storage) => {
  const copies = copiesIn(storage)
  copies.keepList(listing)
  copies.keepArticle('One', { text: 'text', sha: 'a' })
  copies.forgetArticle('One')
  expect(copies.list()).toBe(null)
  expect(copies.article('One')).toBe(null)
})

test('row 63: a browser that refuses the storage itself is no trouble either', () => {
  const copies = createKeptCopies({ storage: refuse, owner: '', now: () => 0 })
  copies.keepList(listing)
  expect(copies.list()).toBe(null)
})
