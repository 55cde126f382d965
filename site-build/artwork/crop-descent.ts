import { descend, descendWhile, previousMotion, type Motion } from './descent.ts'
import { distance, type Point } from './plane.ts'
import { type Surface, createSurface } from './surface.ts'

/** The size of a crop in grid units. Cards show its middle: all of its height, or all of its width. */
export const CROP = { width: 60, height: 44 } as const

/** A small landscape and the middle of its bowl. */
export type CropSurface = { surface: Surface; bowl: Point }

const OPTIMIZER = { rate: 0.6, momentum: 0.96 }
// In grid units.
const ORBIT = 6
const DIRECTIONS = 12
const MAX_STEPS_BACK = 160
// A descent that moves away from its end by more grid units in total does not look like a spiral.
const MOST_RECEDING = 2.5

/**
 * A random landscape: a bowl near the middle, round and deep enough for a spiral, and three hills on tilted and rippled
 * ground.
 *
 * @param random numbers in [0, 1)
 */
export function cropSurface(random: () => number): CropSurface {
  const within = (low: number, high: number) => low + random() * (high - low)
  const side = random() < 0.5 ? -1 : 1
  const bowl = { x: CROP.width * (0.5 + side * within(0.01, 0.1)), y: CROP.height * within(0.44, 0.58) }
  const spread = within(7, 9.5)
  const hollow = { spreadX: spread * within(0.95, 1.15), spreadY: spread, rise: -1.4 }
  const mound = (rise: number, x: number, y: number) => {
    return { x: bowl.x + side * x, y: CROP.height * y, rise, spreadX: within(8, 18), spreadY: within(6, 13) }
  }
  const wave = (perX: number, perY: number, rise: number) => {
    return { perX, perY, phase: within(0, 2 * Math.PI), rise }
  }
  const mounds = [
    { ...bowl, ...hollow },
    mound(within(0.5, 1.1), -within(26, 40), within(-0.2, 0.5)),
    mound(within(-0.9, 0.4), -within(20, 44), within(0.7, 1.2)),
    mound(within(-0.5, 0.8), within(16, 26), random() < 0.5 ? -0.1 : 1.1),
  ]
  const waves = [
    wave(within(-0.05, 0.05), within(0.03, 0.07), 0.5),
    wave(within(0.08, 0.18), within(-0.2, 0.2), 0.1),
  ]
  return { surface: createSurface({ ...CROP, mounds, waves }), bowl }
}

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
