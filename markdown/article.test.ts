import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { asWritten } from './article.ts'

function pieces(markdown: string): string[] {
  const pre = asWritten(markdown, 'of a test').body.children[1]
  return pre?.type === 'element' ? pre.children.map((piece) => textOf(piece)) : []
}

test('row 46: splits a text at the ends of lines', () => {
  const long = 'A line of it.\n'.repeat(2_000)
  expect(pieces(long).map((piece) => piece.length)).toEqual([7_994, 7_994, 7_994, 4_018])
  expect(pieces(long).join('')).toBe(long)
  expect(pieces('One line.')).toEqual(['One line.'])
  expect(pieces('One line.\nAnother.')).toEqual(['One line.\nAnother.'])
  expect(pieces('')).toEqual([])
})

test('row 52: splits a long line between characters', () => {
  const long = `x${'😀'.repeat(20_000)}`
  expect(pieces(long).map((piece) => piece.length)).toEqual([15_999, 16_000, 8_002])
  expect(pieces(long).join('')).toBe(long)
})

test('cuts a text above 512,000 characters, and says so', () => {
  const { body } = asWritten('x'.repeat(512_001), 'of a test')
  expect(textOf(body)).toHaveLength(512_000 + textOf(body.children[0] ?? body).length)
  expect(textOf(body)).toContain('Only its beginning is here.')
  expect(textOf(asWritten('x'.repeat(512_000), 'of a test').body)).not.toContain('Only its beginning')
})
