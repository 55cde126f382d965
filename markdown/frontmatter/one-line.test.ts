import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['line breaks and blanks', ' a\r\n\t b\u2028c\u00A0', 'a b c'],
  ['control characters', 'a\u001B[31mb\u0007\u0085c\0', 'a [31mb c'],
  ['characters that change the direction', 'a\u202Eb (\u2066c\u2069)', 'ab (c)'],
  ['halves of surrogate pairs', 'a\uD800 😀', 'a 😀'],
])('replaces or removes %s', (_what, text, line) => {
  expect(oneLine(text)).toBe(line)
})
