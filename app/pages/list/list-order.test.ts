import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from './list-order.ts'

const day = (text: string) => Date.parse(text)
const articles = [
  { name: 'A guide' },
  { name: 'B', date: day('2026-03-01') },
  { name: 'C', date: day('2026-09-01') },
  { name: 'D, pushed today', mark: 'new' as const },
  { name: 'E guide' },
  { name: 'F', date: day('2026-03-01') },
  { name: 'G, dated and changed', date: day('1969-01-01'), mark: 'changed' as const },
  { name: 'H, pushed today', mark: 'new' as const },
]
const first = (ordered: { name: string }[]) => ordered.map(({ name }) => name[0]).join('')

test('the list begins with new articles, then goes from the newest to the oldest, and ends with those without a date', () => {
  expect(first(newestFirst(articles))).toBe('DHCBFGAE')
})

test('a later article comes next', () => {
  expect(first(oldestFirst(articles.filter(({ mark }) => mark !== 'new')))).toBe('AEGBFC')
})

test('without dates the order is natural, both ways', () => {
  const undated = articles.map(({ name }) => ({ name }))
  expect(newestFirst(undated)).toEqual(undated)
  expect(oldestFirst(undated)).toEqual(undated)
})
