import { expect, test } from 'vitest'
import { listPagePath, listPages, olderPages, PAGE_LENGTH } from './list-pages.ts'

const counted = (length: number) => Array.from({ length }, (_, place) => length - place)

test.each([0, 1, PAGE_LENGTH, 2 * PAGE_LENGTH - 1])('a list of %i articles has one page', (length) => {
  expect(listPages(counted(length))).toEqual([counted(length)])
  expect(olderPages(length)).toBe(0)
})

test('a long list is split into pages in its order, and the newest page has the rest', () => {
  const articles = counted(5 * PAGE_LENGTH + 7)
  const pages = listPages(articles)
  expect(pages.flat()).toEqual(articles)
  expect(pages.map(({ length }) => length)).toEqual([PAGE_LENGTH + 7, ...Array(4).fill(PAGE_LENGTH)])
  expect(olderPages(articles.length)).toBe(4)
})

test('a new article changes only the newest page', () => {
  const before = listPages(counted(3 * PAGE_LENGTH - 1))
  const after = listPages(counted(3 * PAGE_LENGTH))
  expect(after.slice(-1)).toEqual(before.slice(1))
})

test('the newest page is /blogs, and the oldest page has number 1', () => {
  const pathsOf = (...numbers: number[]) => numbers.map((number) => listPagePath(number, 5 * PAGE_LENGTH))
  expect(pathsOf(5, 4, 1)).toEqual(['/blogs', '/archive/4', '/archive/1'])
  expect(listPagePath(1, 0)).toBe('/blogs')
  expect(listPagePath(1, 0, 'C++')).toBe('/tags/c~2b~2b')
  expect(listPagePath(4, 5 * PAGE_LENGTH, 'C++')).toBe('/archive/tags/c~2b~2b/4')
})
