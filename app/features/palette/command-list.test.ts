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
])('%s moves from option %i of 20 to %i', (key, active, next) => {
  expect(nextOption(key, active, 20)).toBe(next)
})

test('leaves other keys to the field, and every key if there are no options', () => {
  expect(['Home', 'End', 'ArrowLeft', 'a'].map((key) => nextOption(key, 0, 20))).toEqual(Array(4).fill(null))
  expect(nextOption('ArrowDown', 0, 0)).toBeNull()
})
