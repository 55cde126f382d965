import { expect, test } from 'vitest'
import { descend, nextMotion, previousMotion, type Motion } from './descent.ts'
import { createSurface } from './surface.ts'

const bowl = createSurface({
  width: 40,
  height: 40,
  mounds: [{ x: 20, y: 20, spreadX: 10, spreadY: 10, rise: -1 }],
  waves: [],
})
const optimizer = { rate: 0.6, momentum: 0.9 }
const start: Motion = { at: { x: 12, y: 15 }, velocity: { x: 0, y: 0 } }

test('a descent goes from its start to the bottom of the bowl, and each footprint knows its height', () => {
  const trail = descend(bowl, start, optimizer)
  const end = trail.at(-1)
  expect(trail[0]).toMatchObject(start.at)
  expect(end?.x).toBeCloseTo(20, 2)
  expect(end?.y).toBeCloseTo(20, 2)
  expect(trail.every(({ x, y, loss }) => loss === bowl.heightAt(x, y))).toBe(true)
})

test('a step keeps the momentum’s share of the last one and goes down the slope', () => {
  const slope = bowl.gradientAt(12, 15)
  const { at, velocity } = nextMotion(bowl, { at: { x: 12, y: 15 }, velocity: { x: 1, y: 2 } }, optimizer)
  expect(velocity).toEqual({ x: 0.9 - 0.6 * slope.x, y: 1.8 - 0.6 * slope.y })
  expect(at).toEqual({ x: 12 + velocity.x, y: 15 + velocity.y })
})

test('the previous motion is the one that led here', () => {
  const motion = nextMotion(bowl, { at: { x: 12, y: 15 }, velocity: { x: 0.4, y: -0.3 } }, optimizer)
  const before = previousMotion(bowl, motion, optimizer)
  expect(before.at.x).toBeCloseTo(12, 9)
  expect(before.at.y).toBeCloseTo(15, 9)
  expect(before.velocity.x).toBeCloseTo(0.4, 9)
  expect(before.velocity.y).toBeCloseTo(-0.3, 9)
})

test('a descent that comes to no rest throws a sentence', () => {
  expect(() => descend(bowl, start, { rate: 0.6, momentum: 1 })).toThrow('comes to no rest')
})
