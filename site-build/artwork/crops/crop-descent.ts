import type { CropSurface } from './crop-surface.ts'
import { descend, descendWhile, previousMotion, type Motion } from '#site-build/artwork/descent.ts'
import { distance, type Point } from '#site-build/artwork/plane.ts'
import type { Surface } from '#site-build/artwork/surface.ts'

const OPTIMIZER = { rate: 0.6, momentum: 0.96 }
// In grid units.
const ORBIT = 6
const DIRECTIONS = 12
const MAX_STEPS_BACK = 160
// A descent that moves away from its end by more grid units in total does not look like a spiral.
const MOST_RECEDING = 2.5

/**
 * The steps of the roundest descent that enters over the crop's edge and winds into the bowl. Orbits around the bowl are traced
 * back to the edge.
 *
 * @returns `null` if none is round
 */
export function cropDescent({ surface, bowl }: CropSurface): Point[] | null {
  const minimum = descend(surface, { at: bowl, velocity: { x: 0, y: 0 } }, OPTIMIZER).at(-1)!
  let roundest: Point[] | null = null
  let least = MOST_RECEDING
  for (const orbit of orbits(surface, minimum)) {
    let receding = 0
    /** Whether the descent can still be the roundest, if it goes from one place to the other. */
    const isRound = (from: Point, to: Point) => {
      receding += Math.max(0, distance(to, minimum) - distance(from, minimum))
      return receding < least
    }
    const before = stepsBefore(orbit, surface, isRound)
    const after = before && descendWhile(surface, orbit, OPTIMIZER, isRound)
    if (before && after) [roundest, least] = [[...before, ...after], receding]
  }
  return roundest
}

/** Motions in orbit around a minimum, from all sides and in both directions. */
function orbits(surface: Surface, minimum: Point): Motion[] {
  const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
  return angles.flatMap((angle) => {
    const out = { x: Math.cos(angle), y: Math.sin(angle) }
    const at = { x: minimum.x + ORBIT * out.x, y: minimum.y + ORBIT * out.y }
    const slope = surface.gradientAt(at)
    const speed = Math.sqrt(OPTIMIZER.rate * ORBIT * Math.max(0, slope.x * out.x + slope.y * out.y))
    const inward = ((1 - OPTIMIZER.momentum) / 2) * ORBIT
    return [speed, -speed].map((around) => ({
      at,
      velocity: { x: -inward * out.x - around * out.y, y: -inward * out.y + around * out.x },
    }))
  })
}

/** The places from the crop's edge to an orbit, exclusive; `null` if the descent does not come from the edge, or is not round. */
function stepsBefore(
  orbit: Motion,
  surface: Surface,
  isRound: (from: Point, to: Point) => boolean,
): Point[] | null {
  const steps: Point[] = []
  let motion = orbit
  while (steps.length < MAX_STEPS_BACK) {
    const before = previousMotion(surface, motion, OPTIMIZER)
    if (!isRound(before.at, motion.at)) return null
    steps.push(before.at)
    const { x, y } = before.at
    if (x < 0 || x > surface.width || y < 0 || y > surface.height) return steps.toReversed()
    motion = before
  }
  return null
}
