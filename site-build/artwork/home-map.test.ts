import { expect, test } from 'vitest'
import { homeMap } from './home-map.ts'
import { trailOf } from './smooth-curve.ts'
import { faultOf } from './trail-faults.ts'

const SEEDS = [
  'Ada Okafor',
  'A',
  '李',
  'محمد الأحمد',
  'Łukasz Żółć',
  '😀',
  'Nguyễn Văn An',
  'a very long name '.repeat(4),
]

test('names in any script have maps of their own, which are the same in every form of Unicode', () => {
  const starts = SEEDS.map((seed) => JSON.stringify(homeMap(seed).steps[0]))
  expect(new Set(starts).size).toBe(SEEDS.length)
  expect(homeMap('Łukasz Żółć'.normalize('NFD')).terrain).toEqual(homeMap('Łukasz Żółć').terrain)
})

test('a trail stays right of the words, and ends in rounds that are nearly circles', () => {
  for (const seed of SEEDS) {
    const { steps, surface } = homeMap(seed)
    expect(Math.min(...steps.map(({ x }) => x))).toBeGreaterThan(90)
    expect(faultOf(steps, surface)).toBeNull()
    // Half as high, the rounds are slivers.
    const flat = steps.map(({ x, y }) => ({ x, y: y < 50 ? y : 50 + (y - 50) / 2 }))
    expect(faultOf(flat, surface)).not.toBeNull()
    expect(trailOf(steps, 0.8).length).toBeLessThan(80)
  }
})
