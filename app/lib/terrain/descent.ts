import { distance, type Point } from './plane.ts'
import type { Surface, SurfaceParts } from './surface.ts'

/** Gradient descent with momentum: `velocity = momentum · velocity − rate · gradient` (Polyak's heavy ball). */
export type Optimizer = { rate: number; momentum: number }

/** A surface and the optimizer that descends on it. */
export type Terrain = SurfaceParts & { optimizer: Optimizer }

/** The place of an optimizer, and its last step (grid units). */
export type Motion = { at: Point; velocity: Point }

// The descent has arrived when it is slower (grid units per step) and the ground is flatter than this.
const AT_REST = 1e-5
const MAX_STEPS = 20_000
const ORIGIN = { x: 0, y: 0 }

/**
 * Every place from the start to the minimum where the optimizer comes to rest.
 *
 * @throws Error when it does not come to rest within 20,000 steps
 */
export function* descend(surface: Surface, start: Motion, optimizer: Optimizer): Generator<Point, void> {
  let motion = start
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { at, velocity } = motion
    const slope = surface.gradientAt(at)
    yield at
    if (distance(velocity, ORIGIN) < AT_REST && distance(slope, ORIGIN) < AT_REST) return
    motion = nextMotion(motion, slope, optimizer)
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
