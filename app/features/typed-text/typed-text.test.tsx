// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { graphemes, TypedText } from './typed-text.tsx'

test('[TYPE-1] a changed text types itself anew, also one of the same length', () => {
  const { container, rerender } = render(<TypedText text="One" active />)
  const before = container.querySelector('[aria-hidden=true]')
  rerender(<TypedText text="Two" active />)
  expect(container.querySelector('[aria-hidden=true]')).not.toBe(before)
})

test('a segmenter agrees on each character that is split without it', () => {
  const characters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code))
  const segmenter = new Intl.Segmenter()
  const plain = characters.filter((character) => /^[ -\u02ff\u2010-\u2027]$/.test(character))
  const pairs = plain.map((character) => `’${character}a`)
  expect(pairs.filter((pair) => Array.from(segmenter.segment(pair)).length !== 3)).toEqual([])
  expect(pairs.filter((pair) => graphemes(pair).length !== 3)).toEqual([])
})

test('flags, skin tones, accents and line ends stay whole', () => {
  expect(graphemes('a🇫🇷👋🏽é\r\n')).toEqual(['a', '🇫🇷', '👋🏽', 'é', '\r\n'])
})
