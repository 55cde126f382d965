import { expect, test } from 'vitest'
import * as english from '#app/lib/language/language.ts'
import { directionOf, languageOf, longDates } from './language-of.ts'

test('the words and rules of English are those in the modules', () => {
  expect(languageOf('en')).toEqual({ ...english })
})

const LANGUAGES =
  'en en-US de fr es ca pt ru pl cs ar ar-EG he fa hi tr vi zh ja ko hu ga cy lt lv sl mt ff-Adlm'.split(' ')

test.each(LANGUAGES)('%s: dates and plurals agree with Intl', (lang) => {
  const { longDates: patterns, plurals } = languageOf(lang)
  const filled = patterns.split('|').map((date) => date.replace('{day}', '21').replace('{year}', '2026'))
  // In some versions, `format` has other blanks.
  const expected = Array.from({ length: 12 }, (_, month) =>
    longDates(lang)
      .formatToParts(Date.UTC(2026, month, 21))
      .map(({ value }) => value)
      .join(''),
  )
  expect(filled).toEqual(expected)

  const categories = plurals.split(' ')
  const rules = new Intl.PluralRules(lang)
  const inTable = (count: number) => categories[count < 200 ? count : 100 + (count % 100)] ?? 'other'
  const counts = Array.from({ length: 10_001 }, (_, count) => count)
  expect(counts.filter((count) => inTable(count) !== rules.select(count))).toEqual([])
})

test('knows the direction of a language, and of a script in its tag', () => {
  expect(['en', 'ar', 'az-Arab', 'az'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl', 'ltr'])
})
