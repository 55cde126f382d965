import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from './article-dates.ts'

const articles = [
  { name: 'A guide' },
  { name: 'B', date: Date.parse('2026-03-01') },
  { name: 'C', date: Date.parse('2026-09-01') },
  { name: 'E guide' },
  { name: 'F', date: Date.parse('2026-03-01') },
  { name: 'G', date: Date.parse('1969-01-01') },
]
const first = (ordered: { name: string }[]) => ordered.map(({ name }) => name[0]).join('')

test('lists the newest article first, and articles without a date last', () => {
  expect(first(newestFirst(articles))).toBe('CBFGAE')
})

test('the next article is a later one', () => {
  expect(first(oldestFirst(articles))).toBe('AEGBFC')
})
