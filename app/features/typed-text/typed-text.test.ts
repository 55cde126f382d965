import { expect, test } from 'vitest'
import { typedAt, graphemes } from './typed-text.tsx'

test.each([
  // An animation frame may be dated before the start.
  [-5, 0, 'none'],
  [199, 0, 'none'],
  [200, 0, 'typing'],
  [279, 0, 'typing'],
  [280, 1, 'typing'],
  [839, 7, 'typing'],
  [840, 8, 'blinking'],
  [2_439, 8, 'blinking'],
  [2_440, 8, 'hidden'],
])('[TYPE-1] after %i ms, %i of 8 characters are shown, and the cursor is %s', (elapsed, shown, cursor) => {
  expect(typedAt(elapsed, 8)).toEqual({ shown, cursor })
})

test('a segmenter agrees on each character that is split without it', () => {
  const characters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code))
  const segmenter = new Intl.Segmenter()
  const plain = characters.filter((one) => /^[ -\u02ff\u2010-\u2027]$/.test(one))
  const pairs = plain.map((one) => `’${one}a`)
  expect(pairs.filter((pair) => Array.from(segmenter.segment(pair)).length !== 3)).toEqual([])
  expect(pairs.filter((pair) => graphemes(pair).length !== 3)).toEqual([])
})

test('flags, skin tones, accents and line ends stay whole', () => {
  expect(graphemes('a🇫🇷👋🏽é\r\n')).toEqual(['a', '🇫🇷', '👋🏽', 'é', '\r\n'])
})
