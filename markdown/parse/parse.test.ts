import { expect, test } from 'vitest'
import { walkMarkdown } from '#markdown/tree.ts'
import { parseMarkdown } from './parse.ts'

function typesIn(markdown: string): Set<string> {
  const types = new Set<string>()
  walkMarkdown(parseMarkdown(markdown), ({ type }) => void types.add(type))
  return types
}

test.each([
  'a | b\n--- | ---',
  '| a |\n| - |',
  '|a\n|-',
  'a\n:-',
  'a\n-:',
  'a\n - \t:\n\nb\n  :-: \t',
  '> a | b\n> -|-\n> c | d',
  '> > a\n> >-:',
  '- a | b\n  --|--\n  c | d',
  '1. > a\n   > :--',
  '[^1]\n\n[^1]: a\n\n    a|b\n    -|-',
  'a|b\r\n-|-\r\nc|d',
  'a|b\r-|-',
])('[MD-1] finds a table in %j', (markdown) => {
  expect(typesIn(markdown)).toContain('table')
})

test.each(['a\n---', 'a | b\nc | d', 'a | b\n\n---', '```\na|b\n-|-\n```', '- a\n- b', 'x|y\n-|-|-'])(
  '[MD-1] finds no table in %j',
  (markdown) => {
    expect(typesIn(markdown)).not.toContain('table')
  },
)

test('[MD-1] links an e-mail address also in a text without tables', () => {
  expect(typesIn('Write to ada@example.org.')).toContain('link')
  expect(typesIn('Write to ada@example.org.\n\na|b\n-|-')).toContain('link')
})
