import { distance, type Point } from './plane.ts'
import type { Surface, SurfaceParts } from './surface.ts'

/** Gradient descent with momentum: `velocity = momentum · velocity − rate · gradient` (Polyak's heavy ball). */
export type Optimizer = { rate: number; momentum: number }

/** A surface and the optimizer that descends on it. */
export type Terrain = SurfaceParts & { optimizer: Optimizer }

/** The position of an optimizer, and its last step (grid units). */
export type Motion = { position: Point; velocity: Point }

/** Without motion; also the origin of the plane. */
export const REST = { x: 0, y: 0 }
/** The descent has arrived when it is slower (grid units per step) and the ground is flatter than this. */
const FLAT = 1e-4
const MAX_STEPS = 3_000

/** Every position from the start to the minimum where the optimizer comes to rest. */
export function descend(surface: Surface, start: Motion, { rate, momentum }: Optimizer): Point[] {
  let { position, velocity } = start
  const steps: Point[] = [position]
  while (steps.length < MAX_STEPS) {
    const slope = surface.gradientAt(position)
    const isAtRest = distance(velocity, REST) < FLAT && distance(slope, REST) < FLAT
    if (isAtRest) break
    velocity = { x: momentum * velocity.x - rate * slope.x, y: momentum * velocity.y - rate * slope.y }
    position = { x: position.x + velocity.x, y: position.y + velocity.y }
    steps.push(position)
  }
  return steps
}
