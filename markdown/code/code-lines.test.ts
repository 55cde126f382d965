import type { ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { codeLines } from './code-lines.ts'
import { element } from '#markdown/tree.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })
const span = (name: string, ...children: ElementContent[]) => element('span', { className: [name] }, children)
const NUMBERED = { hasLineNumbers: true, marked: [] }
const PLAIN = { hasLineNumbers: false, marked: [] }

test('puts each line into an element with its break, and repeats a comment over two lines', () => {
  const code = [text('a '), span('comment', text('/*\n'), span('tag', text('@x\n*/'))), text(' b\n\nc')]
  expect(codeLines(code, NUMBERED)).toEqual([
    span('line', text('a '), span('comment', text('/*\n'))),
    span('line', span('comment', span('tag', text('@x\n')))),
    span('line', span('comment', span('tag', text('*/'))), text(' b\n')),
    span('line', text('\n')),
    span('line', text('c')),
  ])
})

test('keeps the text of any spans, with at most one break in a line, at its end', () => {
  const value = fc.string({ unit: fc.constantFrom('a', ' ', '\n') })
  const { node } = fc.letrec<{ node: ElementContent }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      value.map(text),
      fc.array(tie('node'), { maxLength: 4 }).map((children) => span('x', ...children)),
    ),
  }))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (code) => {
      const root = (children: ElementContent[]) => toString({ type: 'root', children })
      const lines = codeLines(code, NUMBERED)
      expect(root(lines)).toBe(root(code))
      for (const line of lines) expect(toString(line)).toMatch(/^[^\n]*\n?$/)
    }),
    propertyRuns(),
  )
})

test('row 52: puts many lines into chunks of a hundred, and keeps the text', () => {
  const code = text('a = 1\n'.repeat(150))
  const chunks = codeLines([code], PLAIN)
  expect(chunks).toHaveLength(2)
  expect(chunks[0]).toEqual(span('lines', ...Array.from({ length: 100 }, () => text('a = 1\n'))))
  expect(toString({ type: 'root', children: chunks })).toBe(toString(code))
  expect(codeLines([text('a\n'.repeat(100))], PLAIN)).toHaveLength(1)
})
