import { descend, type Terrain } from '#app/lib/terrain/descent.ts'
import type { Point } from '#app/lib/terrain/plane.ts'
import { createSurface, type Surface } from '#app/lib/terrain/surface.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { fnv1a, seededRandom } from '#app/lib/terrain/seeded-random.ts'
import { type Curve, trailOf } from './smooth-curve.ts'
import { spiralsInto } from './spiral.ts'
import { faultOf } from './trail-faults.ts'

/** The landscape of a home page: a surface, every step of the descent on it, and the curve of these steps. */
export type HomeMap = {
  terrain: Terrain
  surface: Surface
  steps: readonly Point[]
  trail: Curve
}

/** The name in the sample content, which keeps the map with which this project began. */
const FIRST_SEED = 'Alex Morgan'
const SIZE = { width: 160, height: 100 }
const RATE = 0.6
/** Of 300 seeds the median needed 38, and the least lucky one 431, which took 0.7 s. */
const MAX_ATTEMPTS = 3_000
/** Grid units: where a descent begins, and the ground that is right of the words and inside every window. */
const START_ROW = 10
const FRAME = { left: 91, right: 137, bottom: 86 }
/** Grid units: the rounds of the trail below the bright point are left out. */
const COVERED = 0.8

/** The seed of a site's map: the owner's name, if the content has no `landscape`. */
export function seedOf({ landscape, owner }: Pick<SiteContent, 'landscape' | 'owner'>): string {
  return landscape ?? owner.name
}

const found = new Map<string, HomeMap>()

/**
 * The map of a home page, 160 × 100 grid units. The same seed always gives the same map.
 *
 * @throws Error when the seed gives no beautiful descent
 */
export function homeMap(seed: string): HomeMap {
  const map = found.get(seed) ?? (seed === FIRST_SEED ? firstMap() : searchMap(seed))
  found.set(seed, map)
  return map
}

function searchMap(seed: string): HomeMap {
  const random = seededRandom(fnv1a(seed.normalize('NFC')))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { bowl, ...terrain } = randomTerrain(random)
    const surface = createSurface(terrain)
    const steps = spiralsInto(bowl, surface, {
      optimizer: terrain.optimizer,
      isFree: ({ x, y }) => x > FRAME.left && x < FRAME.right && y < FRAME.bottom,
      isStart: ({ y }) => y < START_ROW,
    }).find((descent) => faultOf(descent, surface) === null)
    if (steps) return { terrain, surface, steps, trail: trailOf(steps, COVERED) }
  }
  throw new Error(
    `landscape: ${JSON.stringify(seed)} gives no descent in ${MAX_ATTEMPTS} attempts. Choose another word.`,
  )
}

/** A round bowl in a wide basin, a hill on each side of the way down, and smaller ones where no trail comes. */
function randomTerrain(random: () => number): Terrain & { bowl: Point } {
  // Few digits, because the numbers are in the document.
  const short = (value: number) => Math.round(value * 1000) / 1000
  const within = (low: number, high: number) => short(low + random() * (high - low))
  const side = random() < 0.5 ? -1 : 1
  const bowl = { x: within(106, 122), y: within(64, 71) }
  const mound = (x: number, y: number, rise: number, least: number, most: number) => {
    return { x, y, rise, spreadX: within(least, most), spreadY: within(least, most) }
  }
  const wave = (rise: number) => {
    const [angle, rate] = [within(0, 2 * Math.PI), within(0.06, 0.09)]
    return {
      perX: short(rate * Math.cos(angle)),
      perY: short(rate * Math.sin(angle)),
      phase: within(0, 2 * Math.PI),
      rise,
    }
  }
  const spread = within(7, 9)
  const mounds = [
    { ...bowl, spreadX: spread, spreadY: short(spread * within(0.94, 1.06)), rise: -within(0.8, 1.2) },
    mound(bowl.x + within(-14, 14), bowl.y + within(2, 14), -within(0.7, 1), 20, 32),
    mound(bowl.x + side * within(6, 20), within(8, 26), within(1, 2.2), 8, 13),
    mound(bowl.x - side * within(6, 20), within(26, 44), within(0.9, 2), 8, 13),
    mound(within(60, 86), within(0, 12), within(0.1, 0.35), 8, 16),
    mound(within(44, 66), within(50, 70), -within(0.1, 0.3), 9, 16),
    mound(within(74, 92), within(86, 98), within(0.05, 0.25), 9, 18),
    mound(within(20, 44), within(4, 24), within(0.15, 0.35), 10, 18),
    mound(within(6, 26), within(78, 98), -within(0.15, 0.3), 10, 18),
    mound(within(142, 156), within(60, 96), within(0.1, 0.3), 8, 14),
  ]
  const waves = [wave(within(0.03, 0.06)), wave(within(0.04, 0.08))]
  return { ...SIZE, mounds, waves, bowl, optimizer: { rate: RATE, momentum: within(0.96, 0.976) } }
}

/** The map of the sample. */
function firstMap(): HomeMap {
  const terrain = {
    ...SIZE,
    optimizer: { rate: RATE, momentum: 0.9766 },
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
  }
  const surface = createSurface(terrain)
  const steps = [
    ...descend(surface, { at: { x: 124, y: START_ROW }, velocity: { x: 0, y: 0 } }, terrain.optimizer),
  ]
  return { terrain, surface, steps, trail: trailOf(steps, COVERED) }
}
