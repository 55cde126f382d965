import type { Footprint } from './descent.ts'
import { distance } from './plane.ts'
import { smoothCurve, type Curve } from './smooth-curve.ts'

const THINNING = { step: 0.005, longestLeg: 8, sharpestTurn: 0.55 }

/**
 * The curve that is drawn of a descent.
 *
 * @param covered the radius, in grid units, of the point that is drawn at its end: the rounds below it are left out
 * @throws when there is no step
 */
export function trailOf(footprints: readonly Footprint[], covered: number): Curve {
  const end = footprints.at(-1)
  if (!end) throw new Error('A descent without steps leaves no trail.')
  const last = footprints.findLastIndex((point) => distance(point, end) > covered)
  return smoothCurve([...footprints.slice(0, last + 1), end], THINNING)
}
