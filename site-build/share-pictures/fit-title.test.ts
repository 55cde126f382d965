import { expect, test } from 'vitest'
import { clustersOf } from './open-fonts.ts'
import { fitTitle } from './fit-title.ts'

/** Every character is half as wide as it is high. */
const widthOf = (text: string) => clustersOf(text).length / 2
const BOX = { width: 600, height: 300, sizes: [100, 50], leading: 1 }
const fit = (title: string, lang = 'en') => fitTitle(title, lang, widthOf, BOX)

test('a short title stands in one line of the largest letters', () => {
  expect(fit('A title')).toEqual({ lines: ['A title'], size: 100 })
})

test('lines end between words, and are of similar length', () => {
  expect(fit('One two three four five')).toEqual({ lines: ['One two', 'three', 'four five'], size: 100 })
  expect(fit('Eleven words')).toEqual({ lines: ['Eleven words'], size: 100 })
  expect(fit('Sixteen letters')).toEqual({ lines: ['Sixteen', 'letters'], size: 100 })
})

test('a title with many words has smaller letters', () => {
  const { lines, size } = fit('Some words and some more words and a few more of them')
  expect(size).toBe(50)
  expect(lines.join(' ')).toBe('Some words and some more words and a few more of them')
})

test('a title that fits in no size ends with an ellipsis, between graphemes', () => {
  const { lines, size } = fit('👩‍🚀'.repeat(200))
  expect(size).toBe(50)
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe(`${'👩‍🚀'.repeat(23)}…`)
})

test('a word that is wider than a line is broken', () => {
  const word = 'a'.repeat(60)
  const { lines } = fit(word)
  expect(lines.join('')).toBe(word)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(24)
})

test('lines of Chinese end anywhere but before a mark that closes', () => {
  const { lines } = fit('模型为什么会越过最低点，以及该怎么办', 'zh')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).not.toMatch(/^[，。）]/u)
})

test('long paths and hyphenated words break after their signs', () => {
  expect(fit('some-where/over-the-rain').lines).toEqual(['some-where/', 'over-the-', 'rain'])
})
