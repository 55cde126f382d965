import { descend, type Motion, type Optimizer, REST } from './descent.ts'
import { distance, type Point, turnAt } from './plane.ts'
import { fnv1a, seededRandom } from '#app/lib/terrain/seeded-random.ts'
import type { Surface } from './surface.ts'

export type Within = (low: number, high: number) => number

export type Descent = { surface: Surface; steps: readonly Point[] }

/** Whether a descent into a bowl may pass a place, and whether it may come from there. */
export type Way = { isFree: (at: Point) => boolean; isStart: (at: Point) => boolean }

/** Of 300 names the median needed 38 attempts, and the least lucky one 431. */
const MAX_ATTEMPTS = 3_000
const MAX_STEPS_BACK = 400
const DIRECTIONS = 12
// Grid units.
const ORBIT = 6
/** A descent that moves away from its end by more in total does not look like a spiral. */
const MOST_RECEDING = 1.2
/** Around the end: here the descent winds. */
const SPIRAL = 9

/** The first landscape of a random stream that an attempt accepts. The same seed always gives the same one. */
export function firstOf<Landscape>(seed: string, attempt: (within: Within) => Landscape | null): Landscape {
  const random = seededRandom(fnv1a(seed.normalize('NFC')))
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const found = attempt((low, high) => low + random() * (high - low))
    if (found) return found
  }
  throw new Error(`landscape: ${JSON.stringify(seed)} gives no descent. Choose another word.`)
}

/** The descents that wind into a bowl, the roundest first: orbits around the minimum, traced back, because few random starts give one. */
export function spiralsInto(bowl: Point, surface: Surface, optimizer: Optimizer, way: Way): Point[][] {
  const { rate, momentum } = optimizer
  const minimum = descend(surface, { at: bowl, velocity: REST }, optimizer).at(-1)!

  /** The two motions in orbit around the minimum at an angle. */
  function orbitsAt(angle: number): Motion[] {
    const out = { x: Math.cos(angle), y: Math.sin(angle) }
    const at = { x: minimum.x + ORBIT * out.x, y: minimum.y + ORBIT * out.y }
    const slope = surface.gradientAt(at)
    const speed = Math.sqrt(rate * ORBIT * Math.max(0, slope.x * out.x + slope.y * out.y))
    const inward = ((1 - momentum) / 2) * ORBIT
    return [speed, -speed].map((around) => {
      return { at, velocity: { x: -inward * out.x - around * out.y, y: -inward * out.y + around * out.x } }
    })
  }

  /** The motion at the start that leads to an orbit: the optimizer's steps are undone. A bad way back saves the descent. */
  function startOf({ at, velocity }: Motion): Motion | null {
    const back = [at]
    while (way.isFree(at) && back.length < MAX_STEPS_BACK) {
      if (way.isStart(at))
        return recedingOf(back.toReversed(), minimum) < MOST_RECEDING ? { at, velocity } : null
      at = { x: at.x - velocity.x, y: at.y - velocity.y }
      const slope = surface.gradientAt(at)
      velocity = { x: (velocity.x + rate * slope.x) / momentum, y: (velocity.y + rate * slope.y) / momentum }
      back.push(at)
    }
    return null
  }

  return Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
    .flatMap(orbitsAt)
    .flatMap((orbit) => startOf(orbit) ?? [])
    .map((start) => descend(surface, start, optimizer))
    .filter((steps) => recedingOf(steps, minimum) < MOST_RECEDING)
    .toSorted((one, other) => recedingOf(one, minimum) - recedingOf(other, minimum))
}

/** By how much a descent moves away from its end in total: 0 when it only comes closer. */
function recedingOf(steps: readonly Point[], end: Point): number {
  const distances = steps.map((at) => distance(at, end))
  return distances.reduce((sum, far, index) => sum + Math.max(0, far - (distances[index - 1] ?? far)), 0)
}

/** How a descent bends before it winds: radians to each side, and radians per grid unit where it bends most. */
export function bendsOf(steps: readonly Point[]): { left: number; right: number; sharpest: number } {
  const end = steps.at(-1)!
  let [left, right, sharpest] = [0, 0, 0]
  for (const [index, at] of steps.entries()) {
    const [before, after] = [steps[index - 1], steps[index + 1]]
    if (!before || !after) continue
    if (distance(at, end) < SPIRAL) break
    const turn = turnAt(before, at, after)
    left -= Math.min(0, turn)
    right += Math.max(0, turn)
    sharpest = Math.max(sharpest, Math.abs(turn) / distance(before, at))
  }
  return { left, right, sharpest }
}
