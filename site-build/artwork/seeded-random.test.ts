import { expect, test } from 'vitest'
import { fnv1a, seededRandom } from './seeded-random.ts'

test('a text has the hash that the FNV-1a specification publishes for it', () => {
  expect(fnv1a('')).toBe(0x811c9dc5)
  expect(fnv1a('a')).toBe(0xe40c292c)
  expect(fnv1a('foobar')).toBe(0xbf9cf968)
})

test('one seed gives one stream of numbers in [0, 1), another seed another', () => {
  const take = (seed: number): number[] => {
    const random = seededRandom(seed)
    return Array.from({ length: 200 }, random)
  }
  expect(take(7)).toEqual(take(7))
  expect(take(7)).not.toEqual(take(8))
  expect(take(7).every((number) => number >= 0 && number < 1)).toBe(true)
  expect(new Set(take(7)).size).toBe(200)
})
