import { expect, test } from 'vitest'
import { limitReached } from './limits.ts'

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

test('the size is counted in bytes', () => {
  expect(limitReached('x'.repeat(512_000))).toBeNull()
  expect(limitReached('x'.repeat(512_001))).toContain('512 kB')
  expect(limitReached('é'.repeat(256_001))).toContain('512 kB')
})

test('10,000 lines are read, one more is not', () => {
  expect(limitReached(lines(10_000, 'x'))).toBeNull()
  expect(limitReached(lines(10_001, 'x'))).toContain('lines')
  expect(limitReached(lines(10_001, 'x').replaceAll('\n', '\r'))).toContain('lines')
})

test.each([
  ['quotes', '>'],
  ['bulleted lists', '- '],
  ['numbered lists', '1. '],
  ['footnotes', '[^a]: '],
])('100 %s within each other are read, one more is not', (_what, mark) => {
  expect(limitReached(`${mark.repeat(100)}a`)).toBeNull()
  expect(limitReached(`${mark.repeat(101)}a`)).toContain('nested')
})

test('a line without marks goes on at the depth of its block', () => {
  expect(limitReached(`${'>'.repeat(100)}a\n${lines(90, 'a')}`)).toBeNull()
  expect(limitReached(`${'>'.repeat(100)}a\n${lines(110, 'a')}`)).toContain('nested')
  expect(limitReached(`${'>'.repeat(100)}a\n\n${lines(110, 'a')}`)).toBeNull()
})

test('lists of thousands of lines are read', () => {
  expect(limitReached(lines(5_000, '- [a](b.md) and **c**, *d*'))).toBeNull()
})

test('a banner of stars in a program is no long run', () => {
  expect(
    limitReached(`\`\`\`c\n/${'*'.repeat(118)}/\nint main(void);\n/${'*'.repeat(118)}/\n\`\`\``),
  ).toBeNull()
})

test.each([
  ['closing brackets', ']'.repeat(20_000)],
  ['brackets within brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['closing stars', 'a* '.repeat(7_000)],
  ['comments that do not end', 'a <!-- '.repeat(6_000)],
  ['addresses of mail', 'a@b.cc '.repeat(20_000)],
  ['addresses', 'www.a.bc '.repeat(20_000)],
  ['backslashes', '\\'.repeat(20_000)],
  ['alternating markers', `${'*_'.repeat(5_000)}a${'_*'.repeat(5_000)}`],
  ['two runs of 10,000 stars', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
])('%s are not read', (_what, text) => {
  expect(limitReached(text)).toContain('tangled')
  expect(limitReached(text.slice(0, 500))).toBeNull()
})

test('1,000 underlines of headings are read, one more is not', () => {
  expect(limitReached(lines(1_000, 'a\n---\n'))).toBeNull()
  expect(limitReached(lines(1_001, 'a\n---\n'))).toContain('headings')
})

test('2,000 marks of footnotes are read, one more is not', () => {
  expect(limitReached('[^a]\n\n'.repeat(2_000))).toBeNull()
  expect(limitReached('[^a]\n\n'.repeat(2_001))).toContain('footnotes')
})

test('4,500 cells of tables are read, more are not, with bars around them or without', () => {
  const rows = (count: number, row: string) => `${row}\n${row.replaceAll(/\w/g, '-')}\n${lines(count, row)}`
  expect(limitReached(rows(899, 'a|b|c|d|e'))).toBeNull()
  expect(limitReached(rows(900, 'a|b|c|d|e'))).toContain('cells')
  expect(limitReached(rows(899, '|a|b|c|d|e|'))).toBeNull()
  expect(limitReached(rows(900, '|a|b|c|d|e|'))).toContain('cells')
  expect(limitReached(lines(4_000, 'cat x | sort'))).toBeNull()
  // What looks like another delimiter row is a row as wide as the others.
  expect(limitReached(`|a|b|c|d|e|\n|-|-|-|-|-|\n|-|\n${lines(1_000, '|a|')}`)).toContain('cells')
})

test('1,500 rows of tables are read, more are not', () => {
  expect(limitReached(`|a|\n|-|\n${lines(1_499, '|b|')}`)).toBeNull()
  expect(limitReached(`|a|\n|-|\n${lines(1_500, '|b|')}`)).toContain('rows')
})

test('5,000 tasks are read, one more is not', () => {
  expect(limitReached(lines(5_000, '- [ ] a'))).toBeNull()
  for (const task of ['- [ ] a', ' 1) [x] a', '* [X] a'])
    expect(limitReached(lines(5_001, task))).toContain('tasks')
  expect(limitReached(lines(5_001, '- a [ ]'))).toBeNull()
})

test('50 columns of a table are read, more are not, with bars around them or without', () => {
  const wide = (columns: number) => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n`
  expect(limitReached(wide(50))).toBeNull()
  expect(limitReached(wide(51))).toContain('columns')
  expect(limitReached(wide(51).replace(/^\||\|$/gm, ''))).toContain('columns')
})
