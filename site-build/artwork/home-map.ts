import { pointAlong } from './along-curve.ts'
import { descend, type Footprint } from './descent.ts'
import type { Point } from './plane.ts'
import type { Curve } from './smooth-curve.ts'
import { createSurface, type Surface } from './surface.ts'
import { trailOf } from './trail.ts'

/**
 * The stops of the home page below its hero, and how much of the trail lies behind each: the bend, the slope, the minimum.
 * A third of the trail is the spiral at its end.
 */
export const FRACTIONS = { about: 0.36, projects: 0.6, skills: 1 } as const

export type Stop = keyof typeof FRACTIONS

/** The home page's landscape, its descent, and the curve that is drawn of it. */
export type HomeMap = { surface: Surface; footprints: Footprint[]; trail: Curve }

/**
 * The steps within which the descent's loss always falls, for good: more than two rounds of the spiral at its end. From
 * one step to the next an optimizer with momentum may well climb, which is what makes it overshoot.
 */
export const PERIOD = 200

/**
 * Makes the map of the home page: 160 × 100 grid units, the minimum at (118, 72). The numbers were found by search for a
 * trail that sweeps round a hill, overshoots the bowl and winds into it.
 */
export function homeMap(): HomeMap {
  const surface = createSurface({
    width: 160,
    height: 100,
    mounds: [
      { x: 101.5, y: 81.4, spreadX: 22.8, spreadY: 30.8, rise: -0.91 },
      { x: 119.7, y: 72, spreadX: 8, spreadY: 8, rise: -0.65 },
      { x: 139.8, y: 12.6, spreadX: 8, spreadY: 12.2, rise: 0.6 },
      { x: 79.8, y: 3.5, spreadX: 8.8, spreadY: 8.5, rise: 0.14 },
      { x: 49.6, y: 64.6, spreadX: 9.6, spreadY: 13.4, rise: -0.24 },
      { x: 83.5, y: 92.2, spreadX: 18.8, spreadY: 9.9, rise: 0.14 },
      { x: 130.4, y: 39.2, spreadX: 14.3, spreadY: 12.8, rise: 0.16 },
      { x: 32.3, y: 8.7, spreadX: 16.1, spreadY: 15.1, rise: 0.23 },
      { x: 15.5, y: 93, spreadX: 15.8, spreadY: 12.3, rise: -0.21 },
      { x: 149.4, y: 88.5, spreadX: 10.7, spreadY: 8, rise: 0.19 },
    ],
    waves: [
      { perX: 0.071, perY: -0.039, phase: 5.74, rise: 0.045 },
      { perX: -0.059, perY: 0.061, phase: 3.42, rise: 0.068 },
    ],
  })
  const start = { at: { x: 124, y: 10 }, velocity: { x: 0, y: 0 } }
  const footprints = descend(surface, start, { rate: 0.6, momentum: 0.9766 })
  return { surface, footprints, trail: trailOf(footprints, 0.8) }
}

/** Where the bright point stands at each stop, in grid units. */
export function stopsOn(trail: Curve): Record<Stop, Point> {
  return {
    about: pointAlong(trail, FRACTIONS.about),
    projects: pointAlong(trail, FRACTIONS.projects),
    skills: pointAlong(trail, FRACTIONS.skills),
  }
}
