import { expect, test } from 'vitest'
import { segmentsOf, smoothCurve } from './smooth-curve.ts'
import { pathData, smoothPath } from './smooth-path.ts'

const THINNING = { step: 0.05, longestLeg: 6, sharpestTurn: 0.5 }
const wave = Array.from({ length: 400 }, (_, index) => ({ x: index / 5 - 40, y: 8 * Math.sin(index / 40) }))

/** What a browser makes of the path: the controls and ends of its segments, in units of the path. */
function read(d: string): { control: number[]; to: number[] }[] {
  const [start = [], first = [], rest = []] = d
    .split(/[a-z]/i)
    .slice(1)
    .map((part) => (part.match(/-?\d*\.?\d+/g) ?? []).map(Number))
  let [x = NaN, y = NaN] = start
  let control = [x + (first[0] ?? NaN), y + (first[1] ?? NaN)]
  ;[x, y] = [x + (first[2] ?? NaN), y + (first[3] ?? NaN)]
  const segments = [{ control, to: [x, y] }]
  for (let index = 0; index < rest.length; index += 2) {
    control = [2 * x - (control[0] ?? NaN), 2 * y - (control[1] ?? NaN)]
    ;[x, y] = [x + (rest[index] ?? NaN), y + (rest[index + 1] ?? NaN)]
    segments.push({ control, to: [x, y] })
  }
  return segments
}

test('a path is the curve that it was made of: mirrored controls bring in no error', () => {
  const curve = smoothCurve(wave, THINNING)
  const written = read(pathData(curve, 0.05))
  const segments = segmentsOf(curve)
  expect(written).toHaveLength(segments.length)
  for (const [index, { control, to }] of segments.entries()) {
    for (const [of, place] of [
      [written[index]?.control, control] as const,
      [written[index]?.to, to] as const,
    ]) {
      expect(of?.[0]).toBeCloseTo(place.x / 0.05, 6)
      expect(of?.[1]).toBeCloseTo(place.y / 0.05, 6)
    }
  }
})

test('numbers have no decimal when the unit is the step, and one when it is ten steps', () => {
  expect(smoothPath(wave, THINNING, 0.05)).not.toContain('.')
  expect(smoothPath(wave, THINNING, 0.5)).toMatch(/\.\d/)
  expect(smoothPath(wave, THINNING, 0.5)).not.toMatch(/\.\d\d/)
})

test('numbers are as short as they get: no leading zero, no space before a minus', () => {
  const d = smoothPath(wave, THINNING, 0.5)
  expect(d).not.toMatch(/(?<!\d)0\.| -|-0(?!\d)/)
})

test('a path closes when its line does, and only then', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ]
  expect(smoothPath(ring, { ...THINNING, closed: true }, 0.05)).toMatch(/z$/)
  expect(smoothPath(ring, THINNING, 0.05)).not.toMatch(/z/)
})
