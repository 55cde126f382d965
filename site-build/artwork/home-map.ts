import type { Terrain } from './descent.ts'
import type { Point } from './plane.ts'
import { createSurface } from './surface.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { memoize } from '#site-build/memoize.ts'
import { bendsOf, type Descent, firstOf, spiralsInto, type Way, type Within } from './descents.ts'

export const MAP = { width: 160, height: 100 }
/** Down from the top, over ground that is right of the words and inside every window. */
const WAY: Way = {
  isFree: ({ x, y }) => x > 91 && x < 137 && y < 86,
  isStart: ({ y }) => y < 10,
}

/** The seed of a site's map: the owner's name, if the content has no `landscape`. */
export function seedOf({ landscape, owner }: Pick<SiteContent, 'landscape' | 'owner'>): string {
  return landscape ?? owner.name
}

/** The map of a home page: the first whose descent starts at the top, bends both ways, but nowhere sharply, and ends in a spiral. */
export const homeMap = memoize((seed: string): Descent => firstOf(seed, randomMap))

function randomMap(within: Within): Descent | null {
  const { bowl, ...terrain } = randomTerrain(within)
  const surface = createSurface(terrain)
  const steps = spiralsInto(bowl, surface, terrain.optimizer, WAY).find((descent) => {
    const { left, right, sharpest } = bendsOf(descent)
    return Math.min(left, right) > 0.35 && left + right < 4.5 && sharpest < 0.15
  })
  return steps ? { surface, steps } : null
}

/** A round bowl in a wide basin, a hill on each side of the way down, and smaller ones where no trail comes. */
function randomTerrain(random: Within): Terrain & { bowl: Point } {
  // More digits would give every site another map.
  const within: Within = (low, high) => Math.round(random(low, high) * 1000) / 1000
  const side = random(-1, 1) < 0 ? -1 : 1
  const bowl = { x: within(106, 122), y: within(64, 71) }
  const mound = (x: number, y: number, rise: number, minSpread: number, maxSpread: number) => {
    return { x, y, rise, spreadX: within(minSpread, maxSpread), spreadY: within(minSpread, maxSpread) }
  }
  const wave = (rise: number) => {
    return { perX: within(-0.09, 0.09), perY: within(-0.09, 0.09), phase: within(0, 2 * Math.PI), rise }
  }
  const spread = within(7, 9)
  const mounds = [
    { ...bowl, spreadX: spread, spreadY: spread, rise: -within(0.8, 1.2) },
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
  return { mounds, waves, bowl, optimizer: { rate: 0.6, momentum: within(0.966, 0.978) } }
}
