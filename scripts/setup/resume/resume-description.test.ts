import { expect, test } from 'vitest'
import { openingSentences } from './resume-description.ts'

test.each([
  [
    'Dr. Hendriks hails from K. Ono, Israel, e.g. Tel Aviv. He writes.',
    'Dr. Hendriks hails from K. Ono, Israel, e.g. Tel Aviv.',
  ],
  [
    'Entwickler bei z. B. Banken, ca. 5 Jahre lang und gern. Sonst nichts.',
    'Entwickler bei z. B. Banken, ca. 5 Jahre lang und gern.',
  ],
  ['Short. Also short. And this one ends it. Not this.', 'Short. Also short. And this one ends it.'],
  [
    'A sentence that somebody\nwrapped by hand in an editor.\n\nMore.',
    'A sentence that somebody wrapped by hand in an editor.',
  ],
  [
    '東京で開発するエンジニアです。大学では数学と物理を勉強しました。趣味は自転車と写真と料理と登山です。',
    '東京で開発するエンジニアです。大学では数学と物理を勉強しました。趣味は自転車と写真と料理と登山です。',
  ],
  ['A short one. ' + 'Then a very long one '.repeat(20), 'A short one.'],
  [`${'word '.repeat(60)}end. Two.`, ''],
  ['', ''],
])('of %j it takes %j', (summary, opening) => {
  expect(openingSentences(summary, 'en')).toBe(opening)
})
