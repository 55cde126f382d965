import type { Point } from './plane.ts'
import type { Surface } from './surface.ts'

/** How an optimizer comes down a surface: Polyak's heavy ball, `v ← momentum · v − rate · gradient`, `p ← p + v`. */
export type Optimizer = { rate: number; momentum: number }

/** Where an optimizer is, and the step (grid units) that took it there. */
export type Motion = { at: Point; velocity: Point }

/** One step of a descent: where it is and how high the surface is there. */
export type Footprint = Point & { loss: number }

// Slower than this (grid units a step), on ground flatter than this (height for each grid unit), it has arrived.
const AT_REST = 1e-5
const MAX_STEPS = 20_000

/**
 * Every step from the start to the minimum that holds the optimizer.
 *
 * @throws when it comes to no rest in 20,000 steps: it diverges, or has nowhere to go
 */
export function descend(surface: Surface, start: Motion, optimizer: Optimizer): Footprint[] {
  const trail: Footprint[] = []
  let motion = start
  while (trail.length < MAX_STEPS) {
    const { at, velocity } = motion
    trail.push({ ...at, loss: surface.heightAt(at.x, at.y) })
    const slope = surface.gradientAt(at.x, at.y)
    if (Math.hypot(velocity.x, velocity.y) < AT_REST && Math.hypot(slope.x, slope.y) < AT_REST) return trail
    motion = nextMotion(surface, motion, optimizer)
  }
  throw new Error(`The descent from (${start.at.x}, ${start.at.y}) comes to no rest in ${MAX_STEPS} steps.`)
}

/** One step of the optimizer. */
export function nextMotion(
  surface: Surface,
  { at, velocity }: Motion,
  { rate, momentum }: Optimizer,
): Motion {
  const slope = surface.gradientAt(at.x, at.y)
  const next = { x: momentum * velocity.x - rate * slope.x, y: momentum * velocity.y - rate * slope.y }
  return { at: { x: at.x + next.x, y: at.y + next.y }, velocity: next }
}

/** The motion whose next one is this: `nextMotion` solved for where it came from. */
export function previousMotion(
  surface: Surface,
  { at, velocity }: Motion,
  { rate, momentum }: Optimizer,
): Motion {
  const before = { x: at.x - velocity.x, y: at.y - velocity.y }
  const slope = surface.gradientAt(before.x, before.y)
  return {
    at: before,
    velocity: { x: (velocity.x + rate * slope.x) / momentum, y: (velocity.y + rate * slope.y) / momentum },
  }
}
