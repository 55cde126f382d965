import type { Point } from './plane.ts'
import { createSurface, type Surface } from './surface.ts'

/** The size of a crop in grid units; on a wide screen it is 375 × 175 px. */
export const CROP = { width: 75, height: 35 } as const

/** A small landscape and the middle of its bowl. */
export type CropSurface = { surface: Surface; bowl: Point }

/**
 * A random landscape: a bowl beside the middle and three hills, on tilted and rippled ground.
 *
 * @param deep whether the bowl is round and deep enough for a spiral
 * @param random numbers in [0, 1)
 */
export function cropSurface(deep: boolean, random: () => number): CropSurface {
  const within = (low: number, high: number) => low + random() * (high - low)
  const side = random() < 0.5 ? -1 : 1
  const bowl = { x: CROP.width * (0.5 + side * within(0.06, 0.24)), y: CROP.height * within(0.38, 0.64) }
  const spread = deep ? within(7, 9.5) : within(8, 15)
  const hollow = {
    spreadX: spread * within(0.95, 1.15),
    spreadY: spread,
    rise: deep ? -1.4 : within(-0.7, -0.3),
  }
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
    wave(within(-0.05, 0.05), within(0.03, 0.07), deep ? 0.5 : within(0.8, 1.3)),
    wave(within(0.08, 0.18), within(-0.2, 0.2), deep ? 0.1 : within(0.12, 0.3)),
  ]
  return { surface: createSurface({ ...CROP, mounds, waves }), bowl }
}
