import type { Nodes } from 'hast'
import { expect, test } from 'vitest'
import { asWritten } from './as-written.ts'

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : ''

function pieces(markdown: string): string[] {
  const pre = asWritten(markdown, 'of a test').body.children[1]
  return pre?.type === 'element' ? pre.children.map(textOf) : []
}

test('row 46: a text that is not formatted comes in pieces that end with a line', () => {
  const long = 'A line of it.\n'.repeat(2_000)
  expect(pieces(long).map((piece) => piece.length)).toEqual([7_994, 7_994, 7_994, 4_018])
  expect(pieces(long).join('')).toBe(long)
  expect(pieces('One line.')).toEqual(['One line.'])
  expect(pieces('One line.\nAnother.')).toEqual(['One line.\nAnother.'])
  expect(pieces('')).toEqual([])
})

test('row 52: a line without an end is parted, too, but never within a character', () => {
  const long = `x${'😀'.repeat(20_000)}`
  expect(pieces(long).map((piece) => piece.length)).toEqual([15_999, 16_000, 8_002])
  expect(pieces(long).join('')).toBe(long)
})

test('a text above 512,000 characters is cut, and the note says so', () => {
  const { body } = asWritten('x'.repeat(512_001), 'of a test')
  expect(textOf(body)).toHaveLength(512_000 + textOf(body.children[0] ?? body).length)
  expect(textOf(body)).toContain('Only its beginning is here.')
  expect(textOf(asWritten('x'.repeat(512_000), 'of a test').body)).not.toContain('Only its beginning')
})
