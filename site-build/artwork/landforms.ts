import { descend, REST } from './descent.ts'
import { distance, type Point } from './plane.ts'
import { createSurface, type Mound, type Surface } from './surface.ts'
import type { Landform } from '#content/rules/project-schema.ts'
import { sharedLandform } from '#app/lib/terrain/landscapes.ts'
import { memoize } from '#site-build/memoize.ts'
import { bendsOf, type Descent, spiralsInto, type Way, type Within, firstOf } from './descents.ts'
import { contourPaths, type Box, trailPath, UNIT, visibleSteps } from './lines.ts'

/** The size of a small landscape in grid units. Cards show the middle: all of its height, or all of its width. */
export const CROP = { width: 60, height: 44 } as const

type Recipe = {
  /** The descent ends in the first one. */
  mounds: readonly [bowl: Mound, ...others: Mound[]]
  momentum: number
  /** The height of the waves below the mounds, as a share of the spiral's. */
  ripple: number
  /** Where a descent begins from rest, instead of one that winds in from the edge. */
  start?: Point
  isOfKind?: (steps: readonly Point[]) => boolean
}

/** The landforms of projects, each with its bowl right of the middle. */
const recipes: Record<Landform, (within: Within) => Recipe> = {
  // A round bowl near the middle, and three hills on tilted and rippled ground.
  spiral(within) {
    const bowl = nearMiddle(within)
    const spread = within(7, 9.5)
    const hill = (rise: number, x: number, y: number) => {
      return { x: bowl.x + x, y: CROP.height * y, rise, spreadX: within(8, 18), spreadY: within(6, 13) }
    }
    return {
      mounds: [
        roundMound(bowl, spread, -1.4),
        hill(within(0.5, 1.1), -within(26, 40), within(-0.2, 0.5)),
        hill(within(-0.9, 0.4), -within(20, 44), within(0.7, 1.2)),
        hill(within(-0.5, 0.8), within(16, 26), within(-1, 1) < 0 ? -0.1 : 1.1),
      ],
      momentum: 0.96,
      ripple: 1,
    }
  },

  // A valley across the crop: the descent zigzags from wall to wall, less and less.
  ravine(within) {
    const bowl = { x: within(40, 44), y: within(20, 25) }
    return {
      mounds: [{ ...bowl, spreadX: within(31, 35), spreadY: within(4.5, 5.5), rise: -1.1 }],
      momentum: within(0.945, 0.955),
      ripple: 0.12,
      start: { x: bowl.x - within(34, 38), y: bowl.y - within(10, 13) },
    }
  },

  // A wide round bowl with little friction: many rounds.
  crater(within) {
    const bowl = nearMiddle(within)
    const spread = within(11, 13)
    return {
      mounds: [roundMound(bowl, spread, -2), roundMound(bowl, spread * 1.8, within(0.3, 0.6))],
      momentum: within(0.978, 0.983),
      ripple: 0.4,
    }
  },

  // Two bowls: the descent passes through the first into the second.
  twins(within) {
    const bowl = { x: 42, y: within(23, 27) }
    const first = { x: bowl.x - within(21, 25), y: bowl.y - within(4, 10) }
    return {
      mounds: [roundMound(bowl, within(6.5, 8), -1.5), roundMound(first, within(6, 7.5), -0.9)],
      momentum: 0.965,
      ripple: 0.4,
      isOfKind: (steps) => steps.some((step) => distance(step, first) < 4),
    }
  },

  // Hills on alternating sides: the descent bends around each, and comes to rest without a round.
  meander(within) {
    const bowl = { x: 46, y: within(20, 25) }
    const hill = (x: number, y: number) =>
      roundMound({ x: bowl.x - x, y: bowl.y + y }, within(5, 6.5), within(0.7, 1))
    const side = within(-1, 1) < 0 ? -1 : 1
    return {
      mounds: [
        roundMound(bowl, 7.5, -0.8),
        roundMound(bowl, 30, -2.6),
        hill(within(11, 14), side * within(2, 4)),
        hill(within(23, 27), -side * within(2, 4)),
        hill(within(35, 39), side * within(2, 4)),
      ],
      momentum: 0.86,
      ripple: 0.2,
      start: { x: bowl.x - within(48, 52), y: bowl.y + within(-2, 2) },
      isOfKind(steps) {
        const { left, right, sharpest } = bendsOf(steps)
        return Math.min(left, right) > 0.7 && sharpest < 0.5 && endsIn(steps, bowl)
      },
    }
  },

  // Two peaks: the descent comes through between them, and stops soon.
  pass(within) {
    const bowl = { x: 43, y: within(21, 26) }
    const peak = (y: number) =>
      roundMound({ x: bowl.x - 20 + within(-3, 3), y: bowl.y + y }, within(6.5, 8.5), within(1.4, 2))
    const peaks = [peak(-within(13, 16)), peak(within(13, 16))]
    return {
      mounds: [roundMound(bowl, 9, -1.2), roundMound(bowl, 28, -2.2), ...peaks],
      momentum: 0.88,
      ripple: 0.3,
      start: { x: bowl.x - within(44, 50), y: bowl.y + within(8, 16) * (within(-1, 1) < 0 ? -1 : 1) },
      isOfKind: (steps) =>
        steps.some(({ x, y }) => Math.abs(x - bowl.x + 20) < 3 && Math.abs(y - bowl.y) < 8) &&
        steps.every((step) => peaks.every((top) => distance(step, top) > 5)) &&
        bendsOf(steps).sharpest < 0.35 &&
        endsIn(steps, bowl),
    }
  },
}

/** Whether a descent comes to rest in a bowl. */
function endsIn(steps: readonly Point[], bowl: Point): boolean {
  return distance(steps.at(-1)!, bowl) < 4
}

/** A hill or a bowl with the same spread in all directions. */
function roundMound(middle: Point, spread: number, rise: number): Mound {
  return { ...middle, spreadX: spread, spreadY: spread, rise }
}

function nearMiddle(within: Within): Point {
  return { x: within(30, 36), y: within(19, 26) }
}

/** Over the edge of a crop. */
const ANYWHERE: Way = {
  isFree: () => true,
  isStart: ({ x, y }) => x < 0 || x > CROP.width || y < 0 || y > CROP.height,
}

/** A random landscape of a kind, and its roundest descent; `null` if it has none. */
export function landscapeOf(landform: Landform, within: Within, way = ANYWHERE): Descent | null {
  const { mounds, momentum, ripple, start, isOfKind = () => true } = recipes[landform](within)
  const wave = (perX: number, perY: number, rise: number) => {
    return { perX, perY, phase: within(0, 2 * Math.PI), rise: rise * ripple }
  }
  const waves = [
    wave(within(-0.05, 0.05), within(0.03, 0.07), 0.5),
    wave(within(0.08, 0.18), within(-0.2, 0.2), 0.1),
  ]
  const surface = createSurface({ mounds, waves })
  const optimizer = { rate: 0.6, momentum }
  const descents = start
    ? [descend(surface, { position: start, velocity: REST }, optimizer)]
    : spiralsInto(mounds[0], surface, optimizer, way)
  const steps = descents.find(isOfKind)
  return steps ? { surface, steps } : null
}

/** A part of a surface with the shape of a share picture, and every step of a descent. */
export type Landscape = Pick<Descent, 'steps'> & {
  surface: Pick<Surface, 'heightAt'>
  box: Box
  levels: number
}

/** In grid units. */
const BOX = { x: -31, y: 8, width: 80, height: 42 }
/** Above the title of a share picture and right of it, from over the edge. */
const WAY: Way = {
  isFree: ({ x, y }) => x > 20 && y < 29,
  isStart: ({ x, y }) => y < BOX.y || x > BOX.x + BOX.width,
}

/**
 * Where a landform whose descent comes from afar is drawn, and how much smaller, so that its descent keeps to the same part: `point` is
 * drawn at `pointInBox`. A descent is drawn from this distance to its start on, in grid units: where it starts from rest on flat ground, it turns at once.
 */
const SHRUNK = {
  ravine: { point: { x: 42, y: 23 }, pointInBox: { x: 39, y: 20 }, scale: 0.62, drawnFrom: 0 },
  meander: { point: { x: 46, y: 22.5 }, pointInBox: { x: 40, y: 20 }, scale: 0.42, drawnFrom: 9 },
}

/** One of the landscapes that articles share. @param number below `LANDSCAPES` */
export const articleLandscape = memoize((number: number): Landscape => {
  const landform = sharedLandform(number)
  const seed = String(number)
  const drawn = { box: BOX, levels: 16 }
  if (landform === 'spiral')
    return { ...firstOf(seed, (within) => landscapeOf(landform, within, WAY)), ...drawn }

  const { point, pointInBox, scale, drawnFrom } = SHRUNK[landform]
  const toBox = ({ x, y }: Point) => {
    return { x: pointInBox.x + (x - point.x) * scale, y: pointInBox.y + (y - point.y) * scale }
  }
  const fromBox = ({ x, y }: Point) => {
    return { x: point.x + (x - pointInBox.x) / scale, y: point.y + (y - pointInBox.y) / scale }
  }
  const { surface, steps } = firstOf(seed, (within) => landscapeOf(landform, within))
  const heightAt = (inBox: Point) => surface.heightAt(fromBox(inBox))
  const drawnSteps = steps.slice(steps.findIndex((step) => distance(step, steps[0]!) >= drawnFrom))
  return { surface: { heightAt }, steps: drawnSteps.map(toBox), ...drawn }
})

/** A landscape as one `<svg>`, whose parts pages `<use>`, in the colours of the page. An article's is that of its share picture. */
export function pageLandscape({ surface, steps, box, levels }: Landscape): string {
  const { x, y } = visibleSteps(steps).at(-1)!
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"><g id="landscape">` +
    `<g id="trail" transform="translate(${-box.x} ${-box.y}) scale(${UNIT})" fill="none" stroke-linecap="round">` +
    `<g stroke="var(--contour)" stroke-width="2">${contourPaths(surface, box, levels)}</g>` +
    `<path d="${trailPath(steps)}" stroke="var(--accent)" stroke-width="4"/></g>` +
    `<circle cx="${x - box.x}" cy="${y - box.y}" r=".55" fill="var(--accent)"/></g></svg>`
  )
}
