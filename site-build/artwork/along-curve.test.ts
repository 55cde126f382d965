import { expect, test } from 'vitest'
import { pointAlong } from './along-curve.ts'
import { smoothCurve } from './smooth-curve.ts'

const THINNING = { step: 0.05, longestLeg: 3, sharpestTurn: 0.5 }
const straight = smoothCurve(
  [
    { x: 0, y: 0 },
    { x: 4, y: 3 },
    { x: 8, y: 6 },
  ],
  THINNING,
)

test.each([
  [0, { x: 0, y: 0 }],
  [0.25, { x: 2, y: 1.5 }],
  [0.5, { x: 4, y: 3 }],
  [1, { x: 8, y: 6 }],
])('%d of a straight line’s length is there', (fraction, place) => {
  const { x, y } = pointAlong(straight, fraction)
  expect(x).toBeCloseTo(place.x, 1)
  expect(y).toBeCloseTo(place.y, 1)
})

test('a curve without segments has no points', () => {
  expect(() => pointAlong({ ends: null, controls: [] }, 0.5)).toThrow('no points')
})
