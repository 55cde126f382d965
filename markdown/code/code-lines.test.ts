import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/tries.ts'
import { codeLines } from './code-lines.ts'
import { codeMeta } from './code-meta.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })
const span = (name: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [name] },
  children,
})
const NUMBERED = codeMeta('showLineNumbers')

test('without a wish for lines the code stays as it is', () => {
  const code = [text('a\nb'), span('c', text('d\n'))]
  expect(codeLines(code, codeMeta('python title="x"'))).toEqual(code)
})

test('each line is an element that ends with its break, and a comment over two lines stands in both', () => {
  const code = [text('a '), span('comment', text('/*\n'), span('tag', text('@x\n*/'))), text(' b\n\nc')]
  expect(codeLines(code, NUMBERED)).toEqual([
    span('line', text('a '), span('comment', text('/*\n'))),
    span('line', span('comment', span('tag', text('@x\n')))),
    span('line', span('comment', span('tag', text('*/'))), text(' b\n')),
    span('line', text('\n')),
    span('line', text('c')),
  ])
})

test('a break at the end begins no line, and no code is one empty line', () => {
  expect(codeLines([text('a\n')], NUMBERED)).toHaveLength(1)
  expect(codeLines([], NUMBERED)).toEqual([span('line')])
})

test('the wanted lines are marked', () => {
  const classes = codeLines([text('a\nb\nc\nd')], codeMeta('{1,3-9}')).map(
    (line) => line.type === 'element' && line.properties.className,
  )
  expect(classes).toEqual([
    ['line', 'line-marked'],
    ['line'],
    ['line', 'line-marked'],
    ['line', 'line-marked'],
  ])
})

test('whatever the spans, the text stays what it was, with one break at most in a line, at its end', () => {
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
    tries(),
  )
})

test('row 52: many lines stand in chunks of a hundred, and the text stays what it was', () => {
  const code = text('a = 1\n'.repeat(150))
  const chunks = codeLines([code], codeMeta(''))
  expect(chunks).toHaveLength(2)
  expect(chunks[0]).toEqual(span('lines', ...Array.from({ length: 100 }, () => text('a = 1\n'))))
  expect(toString({ type: 'root', children: chunks })).toBe(toString(code))
  expect(codeLines([text('a\n'.repeat(100))], codeMeta(''))).toHaveLength(1)
})

test('row 52: a thousand lines may have numbers, more have not', () => {
  const line = { properties: { className: ['line'] } }
  expect(codeLines([text('a\n'.repeat(1_000))], NUMBERED)[0]).toMatchObject(line)
  expect(codeLines([text('a\n'.repeat(1_001))], NUMBERED)[0]).not.toMatchObject(line)
})

test('row 52: with more than 15 colours a line and 100 in all, on a hundred lines, all of the code is plain', () => {
  const coloured = (lines: number, count: number) => [
    text('a\n'.repeat(lines)),
    ...Array.from({ length: count }, () => span('hljs-number', text('1'))),
  ]
  const hasColours = (lines: number, count: number) =>
    JSON.stringify(codeLines(coloured(lines, count), codeMeta(''))).includes('hljs')
  expect([hasColours(0, 115), hasColours(0, 116)]).toEqual([true, false])
  // The last line of 150 begins what follows the first hundred.
  expect([hasColours(150, 865), hasColours(150, 866)]).toEqual([true, false])
  const plain = codeLines(coloured(0, 121), NUMBERED)
  expect(toString({ type: 'root', children: plain })).toBe('1'.repeat(121))
})
