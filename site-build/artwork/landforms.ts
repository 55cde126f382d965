import { descend, type Optimizer } from '#app/lib/terrain/descent.ts'
import { distance, type Point } from '#app/lib/terrain/plane.ts'
import { createSurface, type Mound, type Surface } from '#app/lib/terrain/surface.ts'
import type { Landform } from '#content/rules/site-schema.ts'
import { spiralsInto } from './spiral.ts'
import { bendsOf } from './trail-faults.ts'

/** The size of a crop in grid units. Cards show its middle: all of its height, or all of its width. */
export const CROP = { width: 60, height: 44 } as const

/** A small landscape, its bowl, and the optimizer that descends into it. */
export type Terrain = { surface: Surface; bowl: Point; optimizer: Optimizer }

/** A terrain and every step of a descent on it. */
export type Descent = { surface: Surface; steps: readonly Point[] }

const RATE = 0.6

/** The landforms of projects. Each makes a terrain; none if this one has no descent of its kind. */
export const landforms = {
  spiral: (random: () => number) => winding(spiralTerrain(random)),
  ravine,
  crater,
  twins,
  meander,
  pass,
} satisfies Record<Landform, (random: () => number) => Descent | null>

/** A round bowl near the middle, and three hills on tilted and rippled ground. @param random numbers in [0, 1) */
export function spiralTerrain(random: () => number): Terrain {
  const { within, side } = chance(random)
  const bowl = middle(random, side)
  const spread = within(7, 9.5)
  const hollow = { spreadX: spread * within(0.95, 1.15), spreadY: spread, rise: -1.4 }
  const mound = (rise: number, x: number, y: number) => {
    return { x: bowl.x + side * x, y: CROP.height * y, rise, spreadX: within(8, 18), spreadY: within(6, 13) }
  }
  const mounds = [
    { ...bowl, ...hollow },
    mound(within(0.5, 1.1), -within(26, 40), within(-0.2, 0.5)),
    mound(within(-0.9, 0.4), -within(20, 44), within(0.7, 1.2)),
    mound(within(-0.5, 0.8), within(16, 26), random() < 0.5 ? -0.1 : 1.1),
  ]
  return terrain(mounds, bowl, 0.96, random)
}

/** A valley across the crop: the descent zigzags from wall to wall, less and less. */
function ravine(random: () => number): Descent {
  const { within, side } = chance(random)
  const bowl = { x: CROP.width * (0.5 + side * within(0.16, 0.24)), y: CROP.height * within(0.46, 0.56) }
  const valley = { ...bowl, spreadX: within(31, 35), spreadY: within(4.5, 5.5), rise: -1.1 }
  const { surface, optimizer } = terrain([valley], bowl, within(0.945, 0.955), random, 0.12)
  const wall = random() < 0.5 ? -1 : 1
  const start = { x: bowl.x - side * within(34, 38), y: bowl.y + wall * within(10, 13) }
  return { surface, steps: [...descend(surface, { at: start, velocity: { x: 0, y: 0 } }, optimizer)] }
}

/** A wide round bowl with little friction: many rounds. */
function crater(random: () => number): Descent | null {
  const { within, side } = chance(random)
  const bowl = middle(random, side)
  const spread = within(11, 13)
  const rim = { ...bowl, spreadX: spread * 1.9, spreadY: spread * 1.7, rise: within(0.3, 0.6) }
  return winding(
    terrain(
      [{ ...bowl, spreadX: spread, spreadY: spread, rise: -2 }, rim],
      bowl,
      within(0.978, 0.983),
      random,
      0.4,
    ),
  )
}

/** Two bowls: the descent passes through the first into the second. */
function twins(random: () => number): Descent | null {
  const { within, side } = chance(random)
  const bowl = { x: CROP.width * (0.5 + side * 0.2), y: CROP.height * within(0.52, 0.62) }
  const first = { x: bowl.x - side * within(21, 25), y: bowl.y - within(4, 10) }
  const hollow = (at: Point, spread: number, rise: number) => ({
    ...at,
    spreadX: spread,
    spreadY: spread,
    rise,
  })
  return winding(
    terrain(
      [hollow(bowl, within(6.5, 8), -1.5), hollow(first, within(6, 7.5), -0.9)],
      bowl,
      0.965,
      random,
      0.4,
    ),
    (steps) => steps.some((step) => distance(step, first) < 4),
  )
}

/** Hills on alternating sides: the descent bends around each. */
function meander(random: () => number): Descent | null {
  const { within, side } = chance(random)
  const bowl = { x: CROP.width * (0.5 + side * 0.24), y: CROP.height * within(0.5, 0.62) }
  const across = random() < 0.5 ? -1 : 1
  const hill = (x: number, y: number) => ({
    x: bowl.x - side * x,
    y: bowl.y + across * y,
    rise: within(1.1, 1.6),
    spreadX: within(5, 6.5),
    spreadY: within(6, 8),
  })
  return winding(
    terrain(
      [
        { ...bowl, spreadX: 7.5, spreadY: 7.5, rise: -1.4 },
        { ...bowl, spreadX: 30, spreadY: 24, rise: -1.2 },
        hill(within(14, 17), within(4, 7)),
        hill(within(25, 29), -within(4, 7)),
        hill(within(37, 41), within(2, 6)),
      ],
      bowl,
      0.95,
      random,
      0.2,
    ),
    (steps) => {
      const { left, right, sharpest } = bendsOf(steps)
      return Math.min(left, right) > 0.5 && sharpest < 0.8
    },
  )
}

/** Two peaks: the descent comes through between them. */
function pass(random: () => number): Descent | null {
  const { within, side } = chance(random)
  const bowl = { x: CROP.width * (0.5 + side * 0.2), y: CROP.height * within(0.48, 0.6) }
  const between = { x: bowl.x - side * 22, y: bowl.y }
  const peak = (y: number) => ({
    x: between.x + within(-3, 3),
    y: between.y + y,
    rise: within(1.1, 1.7),
    spreadX: within(7, 9),
    spreadY: within(6, 8),
  })
  const peaks = [peak(-within(14, 18)), peak(within(14, 18))]
  return winding(
    terrain([{ ...bowl, spreadX: 8, spreadY: 8, rise: -1.5 }, ...peaks], bowl, 0.962, random, 0.3),
    (steps) =>
      steps.some(({ x, y }) => Math.abs(x - between.x) < 3 && Math.abs(y - between.y) < 8) &&
      steps.every((step) => peaks.every((top) => distance(step, top) > 5)),
  )
}

function chance(random: () => number) {
  return {
    within: (low: number, high: number) => low + random() * (high - low),
    side: random() < 0.5 ? -1 : 1,
  }
}

function middle(random: () => number, side: number): Point {
  const { within } = chance(random)
  return { x: CROP.width * (0.5 + side * within(0.01, 0.1)), y: CROP.height * within(0.44, 0.58) }
}

/** @param ripple the height of the waves below the mounds, as a share of the spiral's */
function terrain(
  mounds: readonly Mound[],
  bowl: Point,
  momentum: number,
  random: () => number,
  ripple = 1,
): Terrain {
  const { within } = chance(random)
  const wave = (perX: number, perY: number, rise: number) => {
    return { perX, perY, phase: within(0, 2 * Math.PI), rise: rise * ripple }
  }
  const waves = [
    wave(within(-0.05, 0.05), within(0.03, 0.07), 0.5),
    wave(within(0.08, 0.18), within(-0.2, 0.2), 0.1),
  ]
  return { surface: createSurface({ ...CROP, mounds, waves }), bowl, optimizer: { rate: RATE, momentum } }
}

/** The roundest descent over the crop's edge into the bowl that is of a kind. */
function winding(
  { surface, bowl, optimizer }: Terrain,
  isOfKind: (steps: readonly Point[]) => boolean = () => true,
): Descent | null {
  const steps = spiralsInto(bowl, surface, {
    optimizer,
    isFree: () => true,
    isStart: ({ x, y }) => x < 0 || x > surface.width || y < 0 || y > surface.height,
  }).find(isOfKind)
  return steps ? { surface, steps } : null
}
