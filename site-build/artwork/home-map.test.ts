import { expect, test } from 'vitest'
import { distance } from '#app/lib/terrain/plane.ts'
import { bendsOf } from './descents.ts'
import { homeMap } from './home-map.ts'

const SEEDS = ['Ada Okafor', 'A', '李', 'محمد الأحمد', 'Łukasz Żółć', '😀', 'a very long name '.repeat(4)]

test('names in any script have maps of their own, which are the same in every form of Unicode', () => {
  const starts = SEEDS.map((seed) => JSON.stringify(homeMap(seed).steps[0]))
  expect(new Set(starts).size).toBe(SEEDS.length)
  expect(homeMap('Łukasz Żółć'.normalize('NFD')).terrain).toEqual(homeMap('Łukasz Żółć').terrain)
})

test('a trail starts high, stays right of the words, bends both ways, and ends in rounds that are nearly circles', () => {
  for (const seed of SEEDS) {
    const { steps } = homeMap(seed)
    expect(steps[0]!.y).toBeLessThan(10)
    expect(Math.min(...steps.map(({ x }) => x))).toBeGreaterThan(90)
    const { left, right } = bendsOf(steps)
    expect(Math.min(left, right)).toBeGreaterThan(0.35)
    // On a narrow ellipse, each round comes closer to the end and moves away again, by several grid units.
    const far = steps.map((step) => distance(step, steps.at(-1)!))
    const receding = far.map((one, index) => Math.max(0, one - (far[index - 1] ?? one)))
    expect(receding.reduce((sum, one) => sum + one)).toBeLessThan(1.3)
  }
})
