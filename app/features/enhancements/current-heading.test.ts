import { expect, test } from 'vitest'
import { currentHeading, type ReadingPlace } from './current-heading.ts'

const at = (tops: number[], change: Partial<ReadingPlace> = {}) =>
  currentHeading({ tops, line: 100, height: 900, remaining: 500, target: -1, ...change })

test('above all headings none is the current one', () => {
  expect(at([101, 400])).toBe(-1)
  expect(at([])).toBe(-1)
})

test('the last heading above the line is the current one', () => {
  expect(at([-700, 99, 101])).toBe(1)
  expect(at([-700, -300, -1])).toBe(2)
})

test('a heading that is not on the page counts for nothing', () => {
  expect(at([-10, Number.POSITIVE_INFINITY, 300])).toBe(0)
})

test('at the end of the page it is the last one that can be seen', () => {
  expect(at([-700, 300, 800, 950], { remaining: 0 })).toBe(2)
  expect(at([-700, 300, 800], { remaining: 0.6 })).toBe(2)
})

test('at the end of the page it is the one that was asked for, while it can be seen', () => {
  expect(at([-700, 300, 800], { remaining: 0, target: 1 })).toBe(1)
  expect(at([-700, 300, 800], { remaining: 0, target: 0 })).toBe(2)
  expect(at([-700, 300, 800], { target: 2 })).toBe(0)
})
