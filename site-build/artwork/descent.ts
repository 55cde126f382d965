import { distance, type Point } from './plane.ts'
import type { Surface, SurfaceParts } from './surface.ts'

/** Gradient descent with momentum: `velocity = momentum · velocity − rate · gradient` (Polyak's heavy ball). */
export type Optimizer = { rate: number; momentum: number }

/** A surface and the optimizer that descends on it. */
export type Terrain = SurfaceParts & { optimizer: Optimizer }

/** The place of an optimizer, and its last step (grid units). */
export type Motion = { at: Point; velocity: Point }

/** Without motion; also the origin of the plane. */
export const REST = { x: 0, y: 0 }
/** The descent has arrived when it is slower (grid units per step) and the ground is flatter than this. */
const FLAT = 1e-4
const MAX_STEPS = 3_000

/** Every place from the start to the minimum where the optimizer comes to rest. */
export function descend(surface: Surface, start: Motion, { rate, momentum }: Optimizer): Point[] {
  let { at, velocity } = start
  const steps: Point[] = []
  while (steps.push(at) < MAX_STEPS) {
    const slope = surface.gradientAt(at)
    if (distance(velocity, REST) < FLAT && distance(slope, REST) < FLAT) break
    velocity = { x: momentum * velocity.x - rate * slope.x, y: momentum * velocity.y - rate * slope.y }
    at = { x: at.x + velocity.x, y: at.y + velocity.y }
  }
  return steps
}
