import { expect, test } from 'vitest'
import { pathData } from './path-data.ts'
import { between, distance, type Point } from './plane.ts'
import { smoothCurve, type Curve } from './smooth-curve.ts'

const THINNING = { closed: false, grain: 0.05, longestLeg: 6, sharpestTurn: 0.5 }
const wave = Array.from({ length: 400 }, (_, index) => ({ x: index / 5 - 40, y: 8 * Math.sin(index / 40) }))
const ring = Array.from({ length: 90 }, (_, index) => {
  return { x: 20 + 5 * Math.cos((index * Math.PI) / 45), y: 20 + 5 * Math.sin((index * Math.PI) / 45) }
})

/** The largest distance between a line and its curve. */
function deviation(points: Point[], curve: Curve): number {
  const drawn = curve.flatMap(({ from, control, to }) =>
    Array.from({ length: 25 }, (_, index) => {
      const t = index / 24
      return between(between(from, control, t), between(control, to, t), t)
    }),
  )
  return Math.max(...points.map((point) => Math.min(...drawn.map((other) => distance(point, other)))))
}

test('follows an open line with few segments, to its ends', () => {
  const curve = smoothCurve(wave, THINNING)
  expect(curve.length).toBeLessThan(40)
  expect(deviation(wave, curve)).toBeLessThan(1 / 8)
  expect(distance(curve[0]!.from, wave[0]!)).toBeLessThan(0.05)
  expect(distance(curve.at(-1)!.to, wave.at(-1)!)).toBeLessThan(0.05)
})

test('keeps a closed line closed and as large', () => {
  const curve = smoothCurve(ring, { ...THINNING, closed: true })
  expect(curve[0]?.from).toEqual(curve.at(-1)?.to)
  expect(deviation(ring, curve)).toBeLessThan(1 / 16)
  expect(pathData(curve, 0.05)).toMatch(/z$/)
  expect(pathData(smoothCurve(wave, THINNING), 0.05)).not.toContain('z')
})

test('writes numbers as short as possible', () => {
  const d = pathData(smoothCurve(wave, THINNING), 0.5)
  expect(d).toMatch(/\.\d/)
  expect(d).not.toMatch(/\.\d\d|(?<!\d)0\.| -|-0(?!\d)/)
})
