import type { CropSurface } from './crop-surface.ts'
import { descend, previousMotion, type Footprint, type Motion } from './descent.ts'
import { distance, type Point } from './plane.ts'
import type { Curve } from './smooth-curve.ts'
import type { Surface } from './surface.ts'
import { trailOf } from './trail.ts'

const OPTIMIZER = { rate: 0.6, momentum: 0.96 }
// In grid units: how far from the minimum a spiral is round, and how far it may fall back in all and still look like one.
const ORBIT = 6
const MOST_FALLING_BACK = 2.5
// In grid units: a little more than the point at the end of the trail.
const COVERED = 1.2
const DIRECTIONS = 12
// What is still within the crop so many steps ago has gone round and round.
const MAX_STEPS_BACK = 160

/**
 * The last piece of a descent into a crop's bowl: it comes in over the crop's edge and winds itself up. Of all that do
 * it is the roundest.
 *
 * It is found backwards: an optimizer that circles the bowl is followed to where it came from.
 *
 * @returns `null` when none is round
 */
export function cropTrail({ surface, bowl }: CropSurface): Curve | null {
  const minimum = descend(surface, { at: bowl, velocity: { x: 0, y: 0 } }, OPTIMIZER).at(-1) ?? bowl
  let [roundest, least]: [Footprint[] | null, number] = [null, MOST_FALLING_BACK]
  for (const orbit of orbits(surface, minimum)) {
    const arrival = arrivalOf(orbit, surface)
    if (!arrival) continue
    const footprints = descend(surface, arrival, OPTIMIZER)
    const back = fallingBack(footprints, minimum)
    if (back < least) [roundest, least] = [footprints, back]
  }
  return roundest && trailOf(roundest, COVERED)
}

/** Motions round a minimum, from all sides of it and both ways round, each as fast as the slope there holds in a circle. */
function orbits(surface: Surface, minimum: Point): Motion[] {
  const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
  return angles.flatMap((angle) => {
    const outward = { x: Math.cos(angle), y: Math.sin(angle) }
    const at = { x: minimum.x + ORBIT * outward.x, y: minimum.y + ORBIT * outward.y }
    const slope = surface.gradientAt(at.x, at.y)
    const rise = Math.max(0, slope.x * outward.x + slope.y * outward.y)
    const around = Math.sqrt(OPTIMIZER.rate * rise * ORBIT)
    const inward = ((1 - OPTIMIZER.momentum) / 2) * ORBIT
    return [around, -around].map((along) => {
      const velocity = {
        x: -inward * outward.x - along * outward.y,
        y: -inward * outward.y + along * outward.x,
      }
      return { at, velocity }
    })
  })
}

/** The motion that came over the crop's edge and led to this one. */
function arrivalOf(orbit: Motion, surface: Surface): Motion | null {
  let motion = orbit
  for (let step = 0; step < MAX_STEPS_BACK; step += 1) {
    const { x, y } = motion.at
    if (x < 0 || x > surface.width || y < 0 || y > surface.height) return motion
    motion = previousMotion(surface, motion, OPTIMIZER)
  }
  return null
}

/** How many grid units a descent moves away from its end, all in all. */
function fallingBack(footprints: readonly Footprint[], end: Point): number {
  const far = footprints.map((point) => distance(point, end))
  return far.slice(1).reduce((sum, value, index) => sum + Math.max(0, value - far[index]!), 0)
}
