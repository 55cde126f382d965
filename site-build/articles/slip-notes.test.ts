import { expect, test } from 'vitest'
import { slipNotes } from './slip-notes.ts'

const slips = (count: number) =>
  Array.from({ length: count }, (_, line) => ({ line: line + 1, field: 'link', expected: 'a', found: 'b' }))

test('each slip is told with file and line', () => {
  expect(slipNotes('articles/A.md', slips(1))).toEqual(['articles/A.md:1: link: expected a, found "b"'])
})

test('ten of them are told one by one, and the number of the others', () => {
  expect(slipNotes('articles/A.md', slips(10))).toHaveLength(10)
  const notes = slipNotes('articles/A.md', slips(12))
  expect(notes).toHaveLength(11)
  expect(notes.at(-1)).toMatch(/^articles\/A\.md: 2 more/)
})
