import { descend, type Motion, type Optimizer, REST } from './descent.ts'
import { distance, type Point, turnAt } from './plane.ts'
import { fnv1a, seededRandom } from '#app/lib/terrain/seeded-random.ts'
import type { Surface } from './surface.ts'

/** The next random number between two others. */
export type Within = (low: number, high: number) => number

/** A surface, and every position of a descent on it. */
export type Descent = { surface: Surface; steps: readonly Point[] }

/** Whether a descent into a bowl may pass a point, and whether it may come from there. */
export type Way = { isFree: (point: Point) => boolean; isStart: (point: Point) => boolean }

/** Of 300 names the median needed 38 attempts, and the least lucky one 431. */
const MAX_ATTEMPTS = 3_000
const MAX_STEPS_BACK = 400
/** How many angles around the minimum are tried. */
const DIRECTIONS = 12
/** The radius of an orbit around the minimum, in grid units. */
const ORBIT_RADIUS = 6
/** Grid units. A descent that moves away from its end by more in total does not look like a spiral. */
const MAX_RECEDING = 1.2
/** The radius around the end in which a descent winds, in grid units. */
const SPIRAL_RADIUS = 9

/** The first landscape of a random stream that an attempt accepts. The same seed always gives the same one. */
export function firstOf<Landscape>(seed: string, attempt: (within: Within) => Landscape | null): Landscape {
  const random = seededRandom(fnv1a(seed.normalize('NFC')))
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const landscape = attempt((low, high) => low + random() * (high - low))
    if (landscape) return landscape
  }
  throw new Error(`landscape: ${JSON.stringify(seed)} gives no descent. Choose another word.`)
}

/** The descents that wind into a bowl, the roundest first: orbits around the minimum, traced back, because few random starts give one. */
export function spiralsInto(bowl: Point, surface: Surface, optimizer: Optimizer, way: Way): Point[][] {
  const { rate, momentum } = optimizer
  const minimum = descend(surface, { position: bowl, velocity: REST }, optimizer).at(-1)!

  /** The two motions in orbit around the minimum at an angle. */
  function orbitsAt(angle: number): Motion[] {
    const outward = { x: Math.cos(angle), y: Math.sin(angle) }
    const position = { x: minimum.x + ORBIT_RADIUS * outward.x, y: minimum.y + ORBIT_RADIUS * outward.y }
    const slope = surface.gradientAt(position)
    const steepness = Math.max(0, slope.x * outward.x + slope.y * outward.y)
    const speed = Math.sqrt(rate * ORBIT_RADIUS * steepness)
    const inwardSpeed = ((1 - momentum) / 2) * ORBIT_RADIUS
    const clockwiseAndBack = [speed, -speed]
    return clockwiseAndBack.map((around) => {
      const x = -inwardSpeed * outward.x - around * outward.y
      const y = -inwardSpeed * outward.y + around * outward.x
      return { position, velocity: { x, y } }
    })
  }

  /** The motion at the start that leads to an orbit: undoes the optimizer's steps. A way back that recedes too far needs no descent. */
  function startOf(orbit: Motion): Motion | null {
    let { position, velocity } = orbit
    const stepsBack = [position]
    while (way.isFree(position) && stepsBack.length < MAX_STEPS_BACK) {
      if (way.isStart(position)) {
        const receding = recedingOf(stepsBack.toReversed(), minimum)
        return receding < MAX_RECEDING ? { position, velocity } : null
      }
      position = { x: position.x - velocity.x, y: position.y - velocity.y }
      const slope = surface.gradientAt(position)
      velocity = { x: (velocity.x + rate * slope.x) / momentum, y: (velocity.y + rate * slope.y) / momentum }
      stepsBack.push(position)
    }
    return null
  }

  const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
  const starts = angles.flatMap(orbitsAt).flatMap((orbit) => startOf(orbit) ?? [])
  const descents = starts.map((start) => descend(surface, start, optimizer))
  return descents
    .map((steps) => ({ steps, receding: recedingOf(steps, minimum) }))
    .filter(({ receding }) => receding < MAX_RECEDING)
    .toSorted((a, b) => a.receding - b.receding)
    .map(({ steps }) => steps)
}

/** By how much a descent moves away from its end in total: 0 when it only comes closer. */
function recedingOf(steps: readonly Point[], end: Point): number {
  const distances = steps.map((step) => distance(step, end))
  let receding = 0
  for (const [index, distanceNow] of distances.entries()) {
    const distanceBefore = distances[index - 1] ?? distanceNow
    receding += Math.max(0, distanceNow - distanceBefore)
  }
  return receding
}

/** How a descent bends before it winds: radians to each side, and radians per grid unit where it bends most. */
export function bendsOf(steps: readonly Point[]): { left: number; right: number; sharpest: number } {
  const end = steps.at(-1)!
  let left = 0
  let right = 0
  let sharpest = 0
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    const after = steps[index + 1]
    if (!before || !after) continue
    if (distance(step, end) < SPIRAL_RADIUS) break
    const turn = turnAt(before, step, after)
    left -= Math.min(0, turn)
    right += Math.max(0, turn)
    sharpest = Math.max(sharpest, Math.abs(turn) / distance(before, step))
  }
  return { left, right, sharpest }
}
