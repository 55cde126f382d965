import { expect, test } from 'vitest'
import { copiesIn, DAY, storageOf, ticking } from '#tests/support/kept-copies.ts'
import { MOST_ARTICLES, MOST_UNITS } from './kept-articles.ts'
import { MOST_LIST_UNITS } from './kept-list.ts'

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

test('row 63: a size that is none is left out of a kept article', () => {
  const value = '{"takenAt":1,"sha":"a","size":"9","text":"text"}'
  const { article } = copiesIn(storageOf({ 'blog:v1:alex/notes:article:One': value }))
  expect(article('One')).toEqual({ takenAt: 1, sha: 'a', text: 'text' })
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
