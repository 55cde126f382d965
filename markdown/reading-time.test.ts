import { expect, test } from 'vitest'
import { CHARACTERS_A_MINUTE, readingMinutes, WORDS_A_MINUTE } from './reading-time.ts'

test('nothing, and one word, take a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(' \n word\t')).toBe(1)
})

test('more words take as many minutes as they fill, rounded', () => {
  expect(readingMinutes('word '.repeat(WORDS_A_MINUTE * 5))).toBe(5)
  expect(readingMinutes('word\n'.repeat(WORDS_A_MINUTE * 5 + 120))).toBe(6)
})

test.each([
  ['Chinese', '我一年推导一次梯度，这是简短的版本。'],
  ['Japanese', 'コーヒーを飲みながら勾配を計算する。々ーカ'],
])('%s is counted by its characters', (_, line) => {
  const copies = Math.ceil((CHARACTERS_A_MINUTE * 10) / line.length)
  expect(readingMinutes(line.repeat(copies))).toBeGreaterThanOrEqual(9)
  expect(readingMinutes(line.repeat(copies))).toBeLessThanOrEqual(10)
})

test('Korean is counted by its words, and a mixed text by both', () => {
  expect(readingMinutes('한국어 문장 '.repeat(WORDS_A_MINUTE))).toBe(2)
  expect(readingMinutes(`${'word '.repeat(WORDS_A_MINUTE)}${'梯'.repeat(CHARACTERS_A_MINUTE)}`)).toBe(2)
  expect(readingMinutes('GPU显存不足 '.repeat(WORDS_A_MINUTE))).toBe(3)
})

test('what holds a table together, and other signs, is not read', () => {
  const row = `| ${Array.from({ length: 10 }, (_, cell) => cell).join(' | ')} |\n`
  const rule = `|${'---|'.repeat(10)}\n`
  expect(readingMinutes(row + rule + row.repeat(87))).toBe(4)
  expect(readingMinutes('梯度 | 学习率 |\n'.repeat(240))).toBe(3)
})

test('a Chinese article takes as long as its characters do, whatever stands between them', () => {
  const section =
    '## 学习率\n\n学习率决定了每一步走多远，太大就会发散，太小就会很慢。\n\n- **动量** 记住过去的梯度。\n\n'
  const characters = section.match(/[\p{Script=Han}，。]/gu)?.length ?? 0
  const copies = Math.round((CHARACTERS_A_MINUTE * 6) / characters)
  expect(readingMinutes(section.repeat(copies))).toBe(6)
})
