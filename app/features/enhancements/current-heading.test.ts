import { expect, test } from 'vitest'
import { currentHeading } from './current-heading.ts'

test('the last heading above the line is the current one', () => {
  expect(currentHeading([-700, 99, 101], 100, -1)).toBe(1)
  expect(currentHeading([-700, -300, -1], 100, -1)).toBe(2)
})

test('the heading in the address is the current one while it is between the top of the window and the line', () => {
  expect(currentHeading([-700, 300, 800], 900, 1)).toBe(1)
  expect(currentHeading([-700, 300, 800], 900, 0)).toBe(2)
  expect(currentHeading([-700, 300, 800], 100, 2)).toBe(0)
})

test('above the first heading, no heading is the current one', () => {
  expect(currentHeading([101, 400], 100, -1)).toBe(-1)
  expect(currentHeading([], 100, -1)).toBe(-1)
})
