import type { Point } from '#site-build/artwork/plane.ts'
import { createSurface, type Surface } from '#site-build/artwork/surface.ts'

/** The size of a crop in grid units. Cards show its middle: all of its height, or all of its width. */
export const CROP = { width: 60, height: 44 } as const

/** A small landscape and the middle of its bowl. */
export type CropSurface = { surface: Surface; bowl: Point }

/**
 * A random landscape: a bowl near the middle, round and deep enough for a spiral, and three hills on tilted and rippled
 * ground.
 *
 * @param random numbers in [0, 1)
 */
export function cropSurface(random: () => number): CropSurface {
  const within = (low: number, high: number) => low + random() * (high - low)
  const side = random() < 0.5 ? -1 : 1
  const bowl = { x: CROP.width * (0.5 + side * within(0.01, 0.1)), y: CROP.height * within(0.44, 0.58) }
  const spread = within(7, 9.5)
  const hollow = { spreadX: spread * within(0.95, 1.15), spreadY: spread, rise: -1.4 }
  const mound = (rise: number, x: number, y: number) => {
    return { x: bowl.x + side * x, y: CROP.height * y, rise, spreadX: within(8, 18), spreadY: within(6, 13) }
  }
  const wave = (perX: number, perY: number, rise: number) => {
    return { perX, perY, phase: within(0, 2 * Math.PI), rise }
  }
  const mounds = [
    { ...bowl, ...hollow },
    mound(within(0.5, 1.1), -within(26, 40), within(-0.2, 0.5)),
    mound(within(-0.9, 0.4), -within(20, 44), within(0.7, 1.2)),
    mound(within(-0.5, 0.8), within(16, 26), random() < 0.5 ? -0.1 : 1.1),
  ]
  const waves = [
    wave(within(-0.05, 0.05), within(0.03, 0.07), 0.5),
    wave(within(0.08, 0.18), within(-0.2, 0.2), 0.1),
  ]
  return { surface: createSurface({ ...CROP, mounds, waves }), bowl }
}
