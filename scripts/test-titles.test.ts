import { expect, test } from 'vitest'
import { testTitles } from './test-titles.ts'

const titles = (source: string) => testTitles('a.test.tsx', source)

test('finds the titles of tests, also inside groups and loops', () => {
  expect(
    titles("test('one', () => {}); describe('group', () => { for (const x of y) test(`two`, f) })"),
  ).toEqual(['one', 'two'])
})

test.each([
  ['a comment', "// test('[STAGE-4] a comment', () => {})"],
  ['a string', 'const words = "test(\'[STAGE-4] a string\', () => {})"'],
  ['the title of a group', "describe('[STAGE-4] a group', () => {})"],
  ['a call of something else', "run('[STAGE-4] a call', () => {})"],
  ['a skipped test', "test.skip('[STAGE-4] skipped', () => {})"],
  ['a test in a skipped group', "test.describe.skip('a group', () => { test('[STAGE-4] inside', f) })"],
  ['a test that skips itself', "test('[STAGE-4] later', () => { test.skip(true, 'later') })"],
  ['a test that is skipped under a condition', "test.skipIf(x)('[STAGE-4] sometimes', () => {})"],
  ['a group under a condition', "describe.runIf(x)('a group', () => { test('[STAGE-4] inside', f) })"],
  ['a table that no title shows', "test.each([['[STAGE-4] a cell', 1]])('title', f)"],
])('%s is no title', (_what, source) => {
  expect(titles(source).join()).not.toContain('STAGE-4')
})

test('a table in the file fills in its first column', () => {
  const table = "[['row 1: a', 1], ['row 2: b', 2]] as const"
  expect(titles(`test.each(${table})('%s is red', f)`)).toEqual(['row 1: a is red', 'row 2: b is red'])
  expect(titles(`const ROWS = ${table}; test.for(ROWS)('%s', f)`)).toEqual(['row 1: a', 'row 2: b'])
  expect(titles("test.each(['row 3', 'row 4'])('%s', f)")).toEqual(['row 3', 'row 4'])
})

test('a value that only running the file would tell is left open', () => {
  expect(titles('test(`[STAGE-4] at ${width} px`, f)')).toEqual(['[STAGE-4] at … px'])
})

test('a file that cannot be parsed is reported by its name', () => {
  expect(() => titles('test(')).toThrow('a.test.tsx: ')
})
