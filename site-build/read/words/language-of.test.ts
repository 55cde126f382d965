import { expect, test } from 'vitest'
import * as english from '#app/lib/language/language.ts'
import { directionOf, languageOf, longDates } from './language-of.ts'

test('the words and rules of English are those in the modules', () => {
  expect(languageOf('en')).toEqual({ ...english })
})

const LANGUAGES =
  'en en-US de fr es ca pt ru pl cs ar ar-EG he fa hi tr vi zh ja ko hu ga cy lt lv sl mt ff-Adlm'.split(' ')

test.each(LANGUAGES)('%s: dates agree with Intl in every month', (lang) => {
  const { longDate, months } = languageOf(lang)
  const names = months.split('|')
  expect(names).toHaveLength(12)
  // Halves of a surrogate pair.
  expect(longDate + months).not.toMatch(/\p{Cs}/u)
  for (const [month, name] of names.entries()) {
    const date = longDate.replace('{day}', '21').replace('{month}', name).replace('{year}', '2026')
    expect(date).toBe(
      longDates(lang)
        .formatToParts(Date.UTC(2026, month, 21))
        .map(({ value }) => value)
        .join(''),
    )
  }
})

test.each(LANGUAGES)('%s: the table of plurals agrees with Intl for all numbers to 10,000', (lang) => {
  const categories = languageOf(lang).plurals.split(' ')
  const rules = new Intl.PluralRules(lang)
  const inTable = (count: number) => categories[count < 200 ? count : 100 + (count % 100)] ?? 'other'
  const counts = Array.from({ length: 10_001 }, (_, count) => count)
  expect(counts.filter((count) => inTable(count) !== rules.select(count))).toEqual([])
})

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
])('%s is written %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction)
})
