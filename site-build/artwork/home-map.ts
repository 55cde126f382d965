import { descend, trailOf } from './descent.ts'
import type { Point } from './plane.ts'
import type { Curve } from './smooth-curve.ts'
import { createSurface, type Surface } from './surface.ts'

/** The home page's landscape, every step of its descent, and the curve of these steps. */
type HomeMap = { surface: Surface; steps: Point[]; trail: Curve }

/**
 * The map of the home page, 160 × 100 grid units, with the minimum at (118, 72). A search found the numbers: the trail
 * passes a hill, overshoots the bowl and winds into it.
 */
export function homeMap(): HomeMap {
  drawn ??= drawMap()
  return drawn
}

let drawn: HomeMap | undefined

function drawMap(): HomeMap {
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
  const steps = descend(surface, start, { rate: 0.6, momentum: 0.9766 })
  return { surface, steps, trail: trailOf(steps, 0.8) }
}
