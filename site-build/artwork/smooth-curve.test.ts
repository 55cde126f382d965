import { expect, test } from 'vitest'
import { flattened } from './along-curve.ts'
import { distance } from './plane.ts'
import { segmentsOf, smoothCurve } from './smooth-curve.ts'

const THINNING = { step: 0.05, longestLeg: 6, sharpestTurn: 0.5 }
const wave = Array.from({ length: 400 }, (_, index) => ({ x: index / 5, y: 8 * Math.sin(index / 40) }))
const ring = Array.from({ length: 90 }, (_, index) => {
  return { x: 20 + 5 * Math.cos((index * Math.PI) / 45), y: 20 + 5 * Math.sin((index * Math.PI) / 45) }
})

function deviation(points: typeof wave, curve: ReturnType<typeof smoothCurve>): number {
  const drawn = flattened(curve)
  return Math.max(...points.map((point) => Math.min(...drawn.map((other) => distance(point, other)))))
}

test('an open line keeps its ends', () => {
  const segments = segmentsOf(smoothCurve(wave, THINNING))
  expect(distance(segments[0]?.from ?? { x: 9, y: 9 }, { x: 0, y: 0 })).toBeLessThan(0.05)
  expect(distance(segments.at(-1)?.to ?? { x: 9, y: 9 }, wave.at(-1) ?? { x: 0, y: 0 })).toBeLessThan(0.05)
})

test('a line of many points becomes a few segments that stray from it by less than an eighth of a grid unit', () => {
  const curve = smoothCurve(wave, THINNING)
  expect(curve.controls.length).toBeLessThan(40)
  expect(deviation(wave, curve)).toBeLessThan(1 / 8)
})

test('a closed line stays closed, and as large as it was', () => {
  const curve = smoothCurve(ring, { ...THINNING, closed: true })
  const segments = segmentsOf(curve)
  expect(curve.ends).toBe(null)
  expect(segments[0]?.from).toEqual(segments.at(-1)?.to)
  expect(deviation(ring, curve)).toBeLessThan(1 / 16)
  for (const point of flattened(curve)) {
    expect(Math.abs(distance(point, { x: 20, y: 20 }) - 5)).toBeLessThan(1 / 16)
  }
})

test('each segment begins where the last one ended, in its direction', () => {
  const segments = segmentsOf(smoothCurve(wave, THINNING))
  for (const [index, { from, control }] of segments.slice(1).entries()) {
    const before = segments[index]
    expect(before?.to).toEqual(from)
    expect(control.x - from.x).toBeCloseTo(from.x - (before?.control.x ?? 0), 9)
    expect(control.y - from.y).toBeCloseTo(from.y - (before?.control.y ?? 0), 9)
  }
})
