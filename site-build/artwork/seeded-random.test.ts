import { expect, test } from 'vitest'
import { fnv1a, seededRandom } from './seeded-random.ts'

test('computes the FNV-1a hashes that its specification publishes', () => {
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('a seed always gives the same numbers in [0, 1)', () => {
  const take = (seed: number) => Array.from({ length: 200 }, seededRandom(seed))
  expect(take(7)).toEqual(take(7))
  expect(take(7)).not.toEqual(take(8))
  expect(take(7).every((number) => number >= 0 && number < 1)).toBe(true)
})
