import { expect, test } from 'vitest'
import { readingMinutes, WORDS_A_MINUTE } from './reading-time.ts'

test('nothing, and one word, take a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(' \n word\t')).toBe(1)
})

test('more words take as many minutes as they fill, rounded', () => {
  expect(readingMinutes('word '.repeat(WORDS_A_MINUTE * 5))).toBe(5)
  expect(readingMinutes('word\n'.repeat(WORDS_A_MINUTE * 5 + 120))).toBe(6)
})
