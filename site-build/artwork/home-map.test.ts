import { expect, test } from 'vitest'
import { homeMap } from './home-map.ts'
import { distance } from './plane.ts'

const { surface, steps } = homeMap()
const end = steps.at(-1)!

test('ends at a minimum: the ground is level, and higher all around', () => {
  const slope = surface.gradientAt(end)
  expect(Math.hypot(slope.x, slope.y)).toBeLessThan(1e-5)
  for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 16) {
    const beside = { x: end.x + Math.cos(angle), y: end.y + Math.sin(angle) }
    expect(surface.heightAt(beside)).toBeGreaterThan(surface.heightAt(end))
  }
})

test('overshoots its minimum and winds around it more than twice, always in the same direction', () => {
  const first = steps.findIndex(({ y }) => y > end.y)
  const last = steps.findLastIndex((step) => distance(step, end) > 0.5)
  const angles = steps.slice(first, last).map(({ x, y }) => Math.atan2(y - end.y, x - end.x))
  const turns = angles.slice(1).map((angle, index) => {
    return ((angle - angles[index]! + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  })
  expect(Math.max(...turns)).toBeLessThan(0)
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeLessThan(-4 * Math.PI)
})
