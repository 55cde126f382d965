import { expect, test } from 'vitest'
import { nextOption } from './command-list.tsx'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', 0, 19],
  ['ArrowUp', 5, 4],
  ['PageDown', 3, 11],
  ['PageDown', 15, 19],
  ['PageUp', 3, 0],
  ['Home', 3, null],
  ['a', 3, null],
])('%s moves from option %i of 20 to %j', (key, active, next) => {
  expect(nextOption(key, active, 20)).toBe(next)
})
