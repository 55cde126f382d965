import { expect, test } from 'vitest'
import { greetingNumber } from './greeting-number.ts'

test.each([
  { hello: 'Hey,', firstName: 'Ann', expected: 9 },
  { hello: 'Hey,', firstName: 'Konstantinos', expected: 12 },
  { hello: 'Hey,', firstName: 'Maximiliane-Theresa', expected: 11 },
  { hello: 'Wunderschönen', firstName: 'Ann', expected: 13 },
  // Signs above letters have no width.
  { hello: 'Hey,', firstName: 'Ma\u0301ximi\u0301lia\u0301na', expected: 11 },
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

test('[HERO-1] the words before the name decide the size, too', () => {
  expect(greetingNumber({ hello: 'Hey,', pronoun: 'menungguku', firstName: 'Ann' })).toBe(10)
})
