import { expect, test, vi } from 'vitest'
import { graphemes } from './graphemes.ts'

test('a plain word splits into its letters', () => {
  expect(graphemes('Me')).toEqual(['M', 'e'])
})

test('a family, a flag and a combining accent each stay one character', () => {
  expect(graphemes('👨‍👩‍👧🇳🇴e\u0301')).toEqual(['👨‍👩‍👧', '🇳🇴', 'e\u0301'])
})

test('a browser without Intl.Segmenter still splits no surrogate pair', () => {
  vi.stubGlobal('Intl', {})
  expect(graphemes('a👍')).toEqual(['a', '👍'])
  vi.unstubAllGlobals()
})
