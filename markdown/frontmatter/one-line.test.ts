import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['line breaks and blanks', { text: ' a\r\n\t b\u2028c\u00A0', line: 'a b c' }],
  ['control characters', { text: 'a\u001B[31mb\u0007\u0085c\0', line: 'a [31mb c' }],
  ['characters that change the direction', { text: 'a\u202Eb (\u2066c\u2069)', line: 'ab (c)' }],
  ['halves of surrogate pairs', { text: 'a\uD800 😀', line: 'a 😀' }],
])('replaces or removes %s', (_what, { text, line }) => {
  expect(oneLine(text)).toBe(line)
})
