import { expect, test } from 'vitest'
import { closestNames } from './closest-names.ts'

const NAMES = ['Why momentum overshoots', 'How to read a loss curve', 'A soft dictionary', 'Überblick']

test.each([
  ['why-momentum-overshoots', 'Why momentum overshoots'],
  ['Why momentum overshots', 'Why momentum overshoots'],
  ['loss curve', 'How to read a loss curve'],
  ['uberblick', 'Überblick'],
])('row 10: suggests for %j the names %j', (wanted, meant) => {
  expect(closestNames(wanted, NAMES)).toEqual([meant])
})

test('suggests nothing for words that are not close, or for none', () => {
  const wanted = ['', ' ', '???', 'zz', 'Something else altogether and long']
  expect(wanted.flatMap((words) => closestNames(words, NAMES))).toEqual([])
})

test('suggests at most three names, the closest first, and never the name itself', () => {
  const parts = ['Part 1', 'Part 2', 'Part 3', 'Part 4', 'Parts 12']
  expect(closestNames('Part 2', parts)).toEqual(['Part 1', 'Part 3', 'Part 4'])
  expect(closestNames('Parts 1', ['Party line', 'Part 1'])[0]).toBe('Part 1')
})
