import { expect, test } from 'vitest'
import { lineIndexOf } from './line-of-field.ts'

test.each([
  { field: 'series', text: 'title: A\nseries: B', index: 1 },
  { field: 'series', text: 'title: A\n"Series" : B', index: 1 },
  { field: 'de', text: 'translations:\n  de: A', index: 1 },
  { field: 'de', text: 'translations:\n  { de: A }', index: 1 },
  { field: 'Series', text: 'title: A\r\nseries: B', index: 1 },
  { field: 'series', text: 'title: A\rseries: B', index: 1 },
  { field: 'date', text: 'title = "A"\ndate = 2026-01-02', index: 1 },
  { field: 'pinned', text: 'title: A', index: -1 },
])('finds $field in "$text"', ({ field, text, index }) => {
  expect(lineIndexOf(field, text)).toBe(index)
})

test('a line of a text without a sign is no field', () => {
  const text = 'description: >\n  The second part of the\n  series\nseries: From scratch'
  expect(lineIndexOf('series', text)).toBe(3)
})
