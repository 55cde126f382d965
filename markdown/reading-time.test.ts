import { expect, test } from 'vitest'
import { CHARACTERS_A_MINUTE, readingMinutes, WORDS_A_MINUTE } from './reading-time.ts'

test('rounds the minutes of many words', () => {
  expect(readingMinutes('word '.repeat(WORDS_A_MINUTE * 5))).toBe(5)
  expect(readingMinutes('word\n'.repeat(WORDS_A_MINUTE * 5 + 120))).toBe(6)
})

test.each([
  ['Chinese', '我一年推导一次梯度，这是简短的版本。'],
  ['Japanese', 'コーヒーを飲みながら勾配を計算する。々ーカ'],
])('counts the characters of %s', (_, line) => {
  const minutes = readingMinutes(line.repeat(Math.ceil((CHARACTERS_A_MINUTE * 10) / line.length)))
  expect([9, 10]).toContain(minutes)
})

test('counts Korean by words, and a mixed text by both', () => {
  expect(readingMinutes('한국어 문장 '.repeat(WORDS_A_MINUTE))).toBe(2)
  expect(readingMinutes(`${'word '.repeat(WORDS_A_MINUTE)}${'梯'.repeat(CHARACTERS_A_MINUTE)}`)).toBe(2)
  expect(readingMinutes('GPU显存不足 '.repeat(WORDS_A_MINUTE))).toBe(3)
})

test.each([
  ['```js\n', '```\n'],
  ['> ~~~~\n', '> ~~~~\n'],
  ['   ```\n~~~\n', '   ````\n'],
  ['```\n', ''],
])('does not count code between %j and %j', (start, end) => {
  const text = 'word '.repeat(WORDS_A_MINUTE * 2)
  const code = 'code\n'.repeat(WORDS_A_MINUTE * 9)
  expect(readingMinutes(`${text}\n${start}${code}${end}`)).toBe(2)
  if (end) expect(readingMinutes(`${text}\n${start}${code}${end}${text}`)).toBe(4)
})
