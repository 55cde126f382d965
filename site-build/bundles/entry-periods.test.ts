import { expect, test } from 'vitest'
import { siteWords } from '#site-build/read/words/site-words.ts'
import { entryOnPage } from './entry-periods.ts'

const WORDS = siteWords({}).home

test.each([
  [{ from: 2019, to: 2021 }, '2019 – 2021'],
  [{ from: '2019-03' }, 'Mar 2019 – now'],
  [{ from: '2019-03', to: 2020 }, 'Mar 2019 – 2020'],
  [{ from: 2019, to: 2019 }, '2019'],
  [{ to: 2019 }, '2019'],
  [{ date: '2016-12' }, 'Dec 2016'],
  [{}, undefined],
])('%j is shown as %s', (times, period) => {
  const entry = { title: 'Engineer', place: 'Bern', ...times }
  expect(entryOnPage(entry, 'en', WORDS)).toEqual({ title: 'Engineer', place: 'Bern', period })
})

test('months and words are those of the language, with digits as in other dates', () => {
  const german = { ...WORDS, now: 'heute' }
  expect(entryOnPage({ title: 'A', from: '2019-03' }, 'de', german).period).toBe('März 2019 – heute')
  expect(entryOnPage({ title: 'A', from: '2019-03' }, 'ar', WORDS).period).toContain('2019')
})
