import { distance, type Point } from './plane.ts'
import { smoothCurve, type Curve } from './smooth-curve.ts'
import type { Surface } from './surface.ts'

/** Gradient descent with momentum: `velocity = momentum · velocity − rate · gradient` (Polyak's heavy ball). */
type Optimizer = { rate: number; momentum: number }

/** The place of an optimizer, and its last step (grid units). */
export type Motion = { at: Point; velocity: Point }

// The descent has arrived when it is slower (grid units per step) and the ground is flatter than this.
const AT_REST = 1e-5
const MAX_STEPS = 20_000
const ORIGIN = { x: 0, y: 0 }

/**
 * Every place from the start to the minimum where the optimizer comes to rest.
 *
 * @throws when it does not come to rest within 20,000 steps
 */
export function descend(surface: Surface, start: Motion, optimizer: Optimizer): Point[] {
  return descendWhile(surface, start, optimizer, () => true)!
}

/** Like `descend`, but `null` as soon as a step is not wanted. */
export function descendWhile(
  surface: Surface,
  start: Motion,
  optimizer: Optimizer,
  isWanted: (from: Point, to: Point) => boolean,
): Point[] | null {
  const steps: Point[] = []
  let motion = start
  while (steps.length < MAX_STEPS) {
    const { at, velocity } = motion
    const slope = surface.gradientAt(at)
    steps.push(at)
    if (distance(velocity, ORIGIN) < AT_REST && distance(slope, ORIGIN) < AT_REST) return steps
    motion = nextMotion(motion, slope, optimizer)
    if (!isWanted(at, motion.at)) return null
  }
  throw new Error(`The descent does not come to rest within ${MAX_STEPS} steps.`)
}

/** One step of the optimizer. */
function nextMotion({ at, velocity }: Motion, slope: Point, { rate, momentum }: Optimizer): Motion {
  const next = { x: momentum * velocity.x - rate * slope.x, y: momentum * velocity.y - rate * slope.y }
  return { at: { x: at.x + next.x, y: at.y + next.y }, velocity: next }
}

/** The inverse of `nextMotion`. */
export function previousMotion(
  surface: Surface,
  { at, velocity }: Motion,
  { rate, momentum }: Optimizer,
): Motion {
  const before = { x: at.x - velocity.x, y: at.y - velocity.y }
  const slope = surface.gradientAt(before)
  return {
    at: before,
    velocity: { x: (velocity.x + rate * slope.x) / momentum, y: (velocity.y + rate * slope.y) / momentum },
  }
}

/**
 * The curve of a descent.
 *
 * @param steps at least two
 * @param covered radius (grid units) of the dot at the end: the rounds below the dot are left out
 */
export function trailOf(steps: readonly Point[], covered: number): Curve {
  const end = steps.at(-1)!
  const last = steps.findLastIndex((step) => distance(step, end) > covered)
  return smoothCurve([...steps.slice(0, last + 1), end], {
    closed: false,
    grain: 0.005,
    longestLeg: 8,
    sharpestTurn: 0.55,
  })
}
