import { expect, test } from 'vitest'
import { fieldSlips } from './field-slips.ts'
import { readFrontmatter } from './read-frontmatter.ts'

const NOW = Date.parse('2026-09-18T12:00:00Z')
const slipsOf = (block: string) => fieldSlips(block, readFrontmatter(block)?.fields ?? {}, NOW)

test('tags in one text are told as the list they were meant as', () => {
  expect(slipsOf('title: A\ntags: a, b')).toEqual([
    { line: 3, field: 'tags', expected: 'a list, [a, b]', found: 'a, b' },
  ])
})

test.each(['tags: a', 'tags: [a, b]', 'tags: ["a, b"]', 'tags:\n  - a, b', 'title: a, b'])(
  '%j is a list, or one tag',
  (block) => {
    expect(slipsOf(block)).toEqual([])
  },
)

test('a text that a hash has cut is told whole', () => {
  expect(slipsOf('title: A\ndescription: about #1 things')).toEqual([
    { line: 3, field: 'description', expected: expect.stringContaining('quotes'), found: 'about #1 things' },
  ])
  expect(slipsOf('title: In C # and C++')).toMatchObject([{ line: 2, field: 'title' }])
})

test.each([
  'title: "about #1 things"',
  "title: 'about #1 things'",
  'title: C# and F#',
  'title: >\n  about #1 things',
  '# a note\ntitle: A',
  'date: 2026-09-01 # a note',
])('%j is not cut', (block) => {
  expect(slipsOf(block)).toEqual([])
})

test('a time that is more than a day away is told', () => {
  expect(slipsOf('date: 2026-09-20')).toEqual([
    { line: 2, field: 'date', expected: expect.stringContaining('has come'), found: '2026-09-20' },
  ])
  expect(slipsOf('updated: 2027-01-01')).toMatchObject([{ line: 2, field: 'updated' }])
  expect(slipsOf('date: 2026-09-19\nupdated: 2026-09-19T12:00:00Z')).toEqual([])
})

test('an article that was updated before it was published is told; on the same day it may be', () => {
  expect(slipsOf('date: 2026-09-10\nupdated: 2026-09-01')).toEqual([
    { line: 3, field: 'updated', expected: 'no time before the date, 2026-09-10', found: '2026-09-01' },
  ])
  expect(slipsOf('date: 2026-09-10T10:00:00Z\nupdated: 2026-09-10')).toEqual([])
})
