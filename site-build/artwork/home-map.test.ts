import { expect, test } from 'vitest'
import { homeMap } from './home-map.ts'

const SEEDS = ['Ada Okafor', 'A', '李', 'محمد الأحمد', 'Łukasz Żółć', '😀', 'a very long name '.repeat(4)]

test('names in any script have maps of their own, which are the same in every form of Unicode', () => {
  const starts = SEEDS.map((seed) => JSON.stringify(homeMap(seed).steps[0]))
  expect(new Set(starts).size).toBe(SEEDS.length)
  expect(homeMap('Łukasz Żółć'.normalize('NFD')).terrain).toEqual(homeMap('Łukasz Żółć').terrain)
})
