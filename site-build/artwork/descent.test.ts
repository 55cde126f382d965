import { expect, test } from 'vitest'
import { descend, nextMotion, previousMotion } from './descent.ts'
import { distance } from './plane.ts'
import { createSurface } from './surface.ts'

const bowl = createSurface({
  width: 40,
  height: 40,
  mounds: [{ x: 20, y: 20, spreadX: 10, spreadY: 10, rise: -1 }],
  waves: [],
})
const start = { at: { x: 12, y: 15 }, velocity: { x: 0.4, y: -0.3 } }

test('goes from its start to the bottom of the bowl', () => {
  const steps = descend(bowl, start, { rate: 0.6, momentum: 0.9 })
  expect(steps[0]).toEqual(start.at)
  expect(distance(steps.at(-1)!, { x: 20, y: 20 })).toBeLessThan(0.01)
})

test('the previous motion is the one that led here', () => {
  const optimizer = { rate: 0.6, momentum: 0.9 }
  const { at, velocity } = previousMotion(bowl, nextMotion(bowl, start, optimizer), optimizer)
  expect(distance(at, start.at)).toBeLessThan(1e-9)
  expect(distance(velocity, start.velocity)).toBeLessThan(1e-9)
})

test('throws when it does not come to rest', () => {
  expect(() => descend(bowl, start, { rate: 0.6, momentum: 1 })).toThrow('does not come to rest')
})
