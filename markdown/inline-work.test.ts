import { expect, test } from 'vitest'
import { inlineWork } from './inline-work.ts'

test('marks that find their partner nearby are hardly any work', () => {
  const paragraph = 'See [one](a.md), **two** and `three`, snake_case_names, 2 * 3. '.repeat(100)
  expect(inlineWork(paragraph)).toBeLessThan(10 * paragraph.length)
})

test.each([
  ['closing brackets', ']'],
  ['closing stars', 'a* '],
  ['closing tildes', 'a~ '],
  ['comments that do not end', 'a <!-- '],
  ['instructions that do not end', 'a <? '],
])('%s without a partner are work that grows with the square', (_what, mark) => {
  const [once, twice] = [inlineWork(mark.repeat(1_000)), inlineWork(mark.repeat(2_000))]
  expect(once).toBeGreaterThan(400_000)
  expect(twice / once).toBeCloseTo(4, 1)
})

test('brackets within brackets count the way back of each', () => {
  expect(inlineWork('[[[]]]')).toBe(1 + 3 + 5 + 1)
})

test('tens of thousands of marks in one block are work even where each is quickly paired', () => {
  expect(inlineWork('[a](b) '.repeat(10_000))).toBeGreaterThan(10_000_000)
  expect(inlineWork('[a](b) '.repeat(5_000))).toBeLessThan(10_000_000)
  expect(inlineWork('$\\$ '.repeat(10_000))).toBeGreaterThan(10_000_000)
  expect(inlineWork('$a$ '.repeat(5_000))).toBeLessThan(10_000_000)
})

test('what may be an address, or escape something, is a mark', () => {
  for (const one of ['a@b.cc ', 'www.a.bc ', 'WWW.a.bc ', 'http://a.bc ', '\\'])
    expect(inlineWork(one.repeat(3_200))).toBe(320_000)
})

test('a run of marks counts with its square, and a rule across the page is no matter', () => {
  expect(inlineWork('*'.repeat(1_001))).toBe(4_000_000)
  expect(inlineWork('*'.repeat(80))).toBeLessThan(30_000)
})
