import { expect, test } from 'vitest'
import { flattened } from './along-curve.ts'
import { FRACTIONS, homeMap, PERIOD, stopsOn } from './home-map.ts'
import { distance } from './plane.ts'

const { surface, footprints, trail } = homeMap()
const end = footprints.at(-1) ?? { x: 0, y: 0, loss: 0 }

test('the descent descends: a period after any step its loss is lower, until it has arrived', () => {
  const arrived = footprints.findIndex(({ loss }) => loss - end.loss < 1e-9)
  expect(arrived).toBeGreaterThan(2 * PERIOD)
  for (let step = PERIOD; step < arrived; step += 1) {
    expect(footprints[step]?.loss).toBeLessThan(footprints[step - PERIOD]?.loss ?? -Infinity)
  }
})

test('the descent ends at a minimum: the ground is level, and higher all around', () => {
  const slope = surface.gradientAt(end.x, end.y)
  expect(Math.hypot(slope.x, slope.y)).toBeLessThan(1e-5)
  for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 16) {
    for (const far of [0.05, 0.5, 2]) {
      expect(surface.heightAt(end.x + far * Math.cos(angle), end.y + far * Math.sin(angle))).toBeGreaterThan(
        end.loss,
      )
    }
  }
})

test('the descent overshoots its minimum and winds around it more than twice, always the same way round', () => {
  const near = footprints.slice(footprints.findIndex(({ y }) => y > end.y))
  const far = near.slice(
    0,
    near.findLastIndex((point) => distance(point, end) > 0.5),
  )
  const turns = far.slice(1).map((point, index) => {
    const before = far[index] ?? point
    const [a, b] = [
      Math.atan2(before.y - end.y, before.x - end.x),
      Math.atan2(point.y - end.y, point.x - end.x),
    ]
    return ((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  })
  expect(turns.every((turned) => turned < 0)).toBe(true)
  expect(turns.reduce((sum, turned) => sum + turned, 0)).toBeLessThan(-4 * Math.PI)
})

test('the drawn trail strays from the footprints by less than a sixth of a grid unit', () => {
  const drawn = flattened(trail)
  const shown = footprints.filter((point) => distance(point, end) > 1)
  for (const point of shown) {
    expect(Math.min(...drawn.map((other) => distance(point, other)))).toBeLessThan(1 / 6)
  }
})

test('the stops stand on the trail, each further down it, and the last at the minimum', () => {
  const stops = stopsOn(trail)
  const heights = [stops.about, stops.projects, stops.skills].map(({ x, y }) => surface.heightAt(x, y))
  expect(Object.keys(stops)).toEqual(Object.keys(FRACTIONS))
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  expect(distance(stops.skills, end)).toBeLessThan(0.01)
})
