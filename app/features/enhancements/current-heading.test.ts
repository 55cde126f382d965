import { expect, test } from 'vitest'
import { currentHeading, trailLengthAt } from './current-heading.ts'

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

test('the trail is lit as far between two links as the reader is between their headings', () => {
  const middles = [10, 40, 60]
  expect(trailLengthAt([200, 600, 1000], middles, -1, 100)).toBe(0)
  expect(trailLengthAt([100, 600, 1000], middles, 0, 100)).toBe(10)
  expect(trailLengthAt([-300, 200, 1000], middles, 0, 100)).toBe(34)
  expect(trailLengthAt([-900, -400, 600], middles, 1, 100)).toBe(50)
})

test('at the end of the page the trail is lit to its end', () => {
  expect(trailLengthAt([-900, 700, 800], [10, 40, 60], 1, 800)).toBe(60)
  expect(trailLengthAt([-900, 800, 800], [10, 40, 60], 1, 800)).toBe(60)
})
