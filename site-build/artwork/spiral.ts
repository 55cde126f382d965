import { descend, previousMotion, type Motion, type Optimizer } from '#app/lib/terrain/descent.ts'
import { distance, type Point } from '#app/lib/terrain/plane.ts'
import type { Surface } from '#app/lib/terrain/surface.ts'

/** What a descent passes on its way into a bowl. */
type Way = {
  optimizer: Optimizer
  /** Whether a descent may pass here. */
  isFree: (at: Point) => boolean
  /** Whether it may come from here. */
  isStart: (at: Point) => boolean
}

// Grid units.
const ORBIT = 6
const DIRECTIONS = 12
const MAX_STEPS_BACK = 400
// A descent that moves away from its end by more grid units in total does not look like a spiral.
const MOST_RECEDING = 1.6

/**
 * The steps of each descent that winds into a bowl, the roundest first. Orbits around the minimum are traced back to a start.
 *
 * @param bowl a place from which a descent at rest finds the minimum
 */
export function spiralsInto(bowl: Point, surface: Surface, way: Way): Point[][] {
  const [minimum = bowl] = [...descend(surface, { at: bowl, velocity: { x: 0, y: 0 } }, way.optimizer)].slice(
    -1,
  )
  return orbits(surface, minimum, way.optimizer)
    .flatMap((orbit) => {
      let receding = 0
      const isRound = (from: Point, to: Point) => {
        receding += Math.max(0, distance(to, minimum) - distance(from, minimum))
        return receding < MOST_RECEDING
      }
      const before = stepsBefore(orbit, surface, way, isRound)
      const after = before && stepsWhile(descend(surface, orbit, way.optimizer), isRound)
      return before && after ? [{ steps: [...before, ...after], receding }] : []
    })
    .toSorted((one, other) => one.receding - other.receding)
    .map(({ steps }) => steps)
}

/** Motions in orbit around a minimum, from all sides and in both directions. */
function orbits(surface: Surface, minimum: Point, { rate, momentum }: Optimizer): Motion[] {
  const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
  return angles.flatMap((angle) => {
    const out = { x: Math.cos(angle), y: Math.sin(angle) }
    const at = { x: minimum.x + ORBIT * out.x, y: minimum.y + ORBIT * out.y }
    const slope = surface.gradientAt(at)
    const speed = Math.sqrt(rate * ORBIT * Math.max(0, slope.x * out.x + slope.y * out.y))
    const inward = ((1 - momentum) / 2) * ORBIT
    return [speed, -speed].map((around) => ({
      at,
      velocity: { x: -inward * out.x - around * out.y, y: -inward * out.y + around * out.x },
    }))
  })
}

/** The places from a start to an orbit, exclusive; `null` if the descent comes from elsewhere, or is not round. */
function stepsBefore(
  orbit: Motion,
  surface: Surface,
  { optimizer, isFree, isStart }: Way,
  isRound: (from: Point, to: Point) => boolean,
): Point[] | null {
  const steps: Point[] = []
  let motion = orbit
  while (steps.length < MAX_STEPS_BACK) {
    const before = previousMotion(surface, motion, optimizer)
    if (!isRound(before.at, motion.at) || !isFree(before.at)) return null
    steps.push(before.at)
    if (isStart(before.at)) return steps.toReversed()
    motion = before
  }
  return null
}

/** All steps, or `null` as soon as one is not wanted. */
function stepsWhile(descent: Iterable<Point>, isWanted: (from: Point, to: Point) => boolean): Point[] | null {
  const steps: Point[] = []
  for (const at of descent) {
    const last = steps.at(-1)
    if (last && !isWanted(last, at)) return null
    steps.push(at)
  }
  return steps
}
