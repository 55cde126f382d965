import { expect, test } from 'vitest'
import { graphemes } from './typed-text.tsx'

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
