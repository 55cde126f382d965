import { createSurface, type Mound, type Surface, type Wave } from './surface.ts'
import type { Point } from './plane.ts'

/** The size of a crop in grid units. The art area of a card on a wide screen is 375 × 175 px: five pixels to a unit. */
export const CROP = { width: 75, height: 35 } as const

/** A small landscape and the middle of the bowl that it is about. */
export type CropSurface = { surface: Surface; bowl: Point }

/**
 * Makes up a landscape for a crop: a bowl off the middle, hills beside it, and all of it leaning and rippled.
 *
 * @param deep whether the bowl is round and deep enough to hold a spiral; the others are slopes with a hollow
 * @param random numbers in [0, 1)
 */
export function cropSurface(deep: boolean, random: () => number): CropSurface {
  const between = (low: number, high: number): number => low + random() * (high - low)
  const side = random() < 0.5 ? -1 : 1
  const bowl = { x: CROP.width * (0.5 + side * between(0.06, 0.24)), y: CROP.height * between(0.38, 0.64) }
  const spread = deep ? between(7, 9.5) : between(8, 15)
  const mound = (rise: number, x: number, y: number): Mound => {
    return { x, y, rise, spreadX: between(8, 18), spreadY: between(6, 13) }
  }
  const mounds = [
    {
      ...bowl,
      spreadX: spread * between(0.95, 1.15),
      spreadY: spread,
      rise: deep ? -1.4 : between(-0.7, -0.3),
    },
    mound(between(0.5, 1.1), bowl.x - side * between(26, 40), CROP.height * between(-0.2, 0.5)),
    mound(between(-0.9, 0.4), bowl.x - side * between(20, 44), CROP.height * between(0.7, 1.2)),
    mound(between(-0.5, 0.8), bowl.x + side * between(16, 26), CROP.height * (random() < 0.5 ? -0.1 : 1.1)),
  ]
  const wave = (perX: number, perY: number, rise: number): Wave => {
    return { perX, perY, phase: between(0, 2 * Math.PI), rise }
  }
  const lean = wave(between(-0.05, 0.05), between(0.03, 0.07), deep ? 0.5 : between(0.8, 1.3))
  const ripple = wave(between(0.08, 0.18), between(-0.2, 0.2), deep ? 0.1 : between(0.12, 0.3))
  return { surface: createSurface({ ...CROP, mounds, waves: [lean, ripple] }), bowl }
}
