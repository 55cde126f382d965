import { expect, test } from 'vitest'
import { greetingNumber } from './greeting-number.ts'

test.each([
  { hello: 'Hey,', firstName: 'Ann', expected: 9 },
  { hello: 'Hey,', firstName: 'Konstantinos', expected: 12 },
  { hello: 'Hey,', firstName: 'Maximiliane-Theresa', expected: 11 },
  { hello: 'Wunderschönen', firstName: 'Ann', expected: 13 },
  // A sign of Chinese, Japanese or Korean is one and a half times as wide.
  { hello: 'こんにちは、', firstName: '太郎', expected: 10 },
  { hello: 'Hey,', firstName: 'アレクサンドラ', expected: 11 },
  { hello: 'Hey,', firstName: 'Hubert Blaine Wolfe', expected: 9 },
  { hello: 'Hey,', firstName: 'Wolfeschlegelsteinhausen', expected: 24 },
])(
  '[HERO-1] the longest word decides the size of $hello and $firstName',
  ({ hello, firstName, expected }) => {
    expect(greetingNumber({ hello, pronoun: 'I’m', firstName })).toBe(expected)
  },
)
