import { expect, test } from 'vitest'
import { createKeptArticles, MOST_ARTICLES, MOST_UNITS } from './kept-articles.ts'
import { createKeptList, MOST_LIST_UNITS } from './kept-list.ts'
import type { Keeping } from './kept-storage.ts'

const DAY = 86_400_000

const createKeptCopies = (keeping: Keeping) => ({
  ...createKeptList(keeping),
  ...createKeptArticles(keeping),
})

/** A storage as a browser has it, in the open. */
function storageOf(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

type Stored = ReturnType<Keeping['storage']>

/** The git blob SHA-1 of some text. */
const SHA = 'a'.repeat(40)

/** A clock that goes on by itself. */
function ticking() {
  let time = DAY
  return () => (time += 1)
}

const copiesIn = (storage: Stored, owner = 'alex/notes', now = () => DAY) =>
  createKeptCopies({ storage: () => storage, owner, now })

const listing = { entries: [{ name: 'One', sha: SHA, size: 3 }, { name: 'Two' }], isCut: false }

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
  const copies = copiesIn(storage, 'alex/notes', ticking())
  const names = Array.from({ length: MOST_ARTICLES + 2 }, (_, i) => `Article ${i}`)
  for (const name of names) copies.keepArticle(name, { text: name, sha: '' })
  // Read again, the second counts as the last.
  copies.keepArticle('Article 2', { text: 'again', sha: '' })
  copies.keepArticle('One more', { text: '', sha: '' })
  const kept = [...names, 'One more'].filter((name) => copies.article(name) !== null)
  expect(kept).toEqual(['Article 2', ...names.slice(4), 'One more'])
  // One value an article: nothing is left behind.
  expect(storage.map.size).toBe(MOST_ARTICLES)
})

test('the oldest articles go when all are too long together, and one too long by itself does not come', () => {
  const storage = storageOf()
  const copies = copiesIn(storage, 'alex/notes', ticking())
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

test('an article that is as long as all may be together is kept', () => {
  const copies = copiesIn(storageOf())
  const around = JSON.stringify({ takenAt: DAY, sha: '', text: '' }).length
  copies.keepArticle('a', { text: 'x'.repeat(MOST_UNITS - around), sha: '' })
  expect(copies.article('a')).not.toBe(null)
  copies.keepArticle('b', { text: 'x'.repeat(MOST_UNITS - around + 1), sha: '' })
  expect(copies.article('b')).toBe(null)
})

test('an article counts as long as it is kept: one that grows too long in its quotes pushes nothing out', () => {
  const copies = copiesIn(storageOf(), 'alex/notes', ticking())
  copies.keepArticle('a', { text: 'short', sha: '' })
  copies.keepArticle('quotes', { text: '"'.repeat(MOST_UNITS * 0.6), sha: '' })
  expect(copies.article('quotes')).toBe(null)
  expect(copies.article('a')).not.toBe(null)
})

test('[SAVE-2] an article that is gone is forgotten', () => {
  const copies = copiesIn(storageOf())
  copies.keepArticle('One', { text: 'text', sha: '' })
  copies.forgetArticle('One')
  expect(copies.article('One')).toBe(null)
})

test('[SAVE-2] an article that is gone is forgotten also where nothing more can be written', () => {
  const storage = storageOf()
  copiesIn(storage).keepArticle('One', { text: 'text', sha: '' })
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  copiesIn({ ...storage, setItem: full }).forgetArticle('One')
  expect(copiesIn(storage).article('One')).toBe(null)
})

test('row 63: a size that is none is left out of a kept article', () => {
  const value = '{"takenAt":1,"sha":"a","size":"9","text":"text"}'
  const { article } = copiesIn(storageOf({ 'blog:v1:alex/notes:article:One': value }))
  expect(article('One')).toEqual({ takenAt: 1, sha: 'a', text: 'text' })
})

test('[SAVE-2] of an article that is gone its name and the time are kept, until it is read again', () => {
  const storage = storageOf()
  const copies = copiesIn(storage)
  expect(copies.goneAt('One')).toBe(-1)
  copies.keepArticle('One', { text: 'text', sha: '' })
  expect(copies.goneAt('One')).toBe(-1)
  copies.forgetArticle('One')
  expect(copies.article('One')).toBe(null)
  expect(copiesIn(storage, 'alex/notes', () => 2 * DAY).goneAt('One')).toBe(DAY)
  expect(copiesIn(storage, 'eve/notes').goneAt('One')).toBe(-1)
  // Noted by a clock that was ahead, it is no later than now.
  expect(copiesIn(storage, 'alex/notes', () => DAY - 1).goneAt('One')).toBe(-1)
  copies.keepArticle('One', { text: 'x'.repeat(MOST_UNITS + 1), sha: '' })
  expect(copies.goneAt('One')).toBe(-1)
  copies.forgetArticle('One')
  copies.noteArticle('One')
  expect(copies.goneAt('One')).toBe(-1)
  copies.forgetArticle('One')
  copies.keepArticle('One', { text: 'again', sha: '' })
  copies.noteArticle('One')
  expect(copies.goneAt('One')).toBe(-1)
  expect(copies.article('One')?.text).toBe('again')
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

test('row 63: values that nothing can be read of are the first to go, and none stays for ever', () => {
  const rotten = Array.from({ length: MOST_ARTICLES }, (_, i) => [
    `blog:v1:alex/notes:article:${i}`,
    '{"text":',
  ])
  const other = ['blog:v1:eve/notes:article:One', 'not ours']
  const storage = storageOf(Object.fromEntries([...rotten, other]))
  const copies = copiesIn(storage, 'alex/notes', ticking())
  for (let time = 0; time < MOST_ARTICLES; time += 1) copies.keepArticle(`New ${time}`, { text: '', sha: '' })
  expect([...storage.map.values()].filter((value) => value === '{"text":')).toEqual([])
  expect(storage.map.get('blog:v1:eve/notes:article:One')).toBe('not ours')
  expect(copies.article('New 0')).not.toBe(null)
})

test('two tabs that keep articles at the same time lose none, and together keep no more than one', () => {
  const storage = storageOf()
  const now = ticking()
  const [first, second] = [copiesIn(storage, 'alex/notes', now), copiesIn(storage, 'alex/notes', now)]
  for (let time = 0; time < MOST_ARTICLES; time += 1) {
    first.keepArticle(`First ${time}`, { text: '', sha: '' })
    second.keepArticle(`Second ${time}`, { text: '', sha: '' })
  }
  expect(storage.map.size).toBe(MOST_ARTICLES)
  expect(first.article(`Second ${MOST_ARTICLES - 1}`)).not.toBe(null)
  expect(second.article(`First ${MOST_ARTICLES - 1}`)).not.toBe(null)
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
