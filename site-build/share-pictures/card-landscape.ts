import { contourPaths } from '#site-build/artwork/contours.ts'
import { cropSurface } from '#site-build/artwork/crop-surface.ts'
import { cropTrail } from '#site-build/artwork/crop-trail.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { pathData } from '#site-build/artwork/path-data.ts'
import type { Point } from '#site-build/artwork/plane.ts'
import { fnv1a, seededRandom } from '#site-build/artwork/seeded-random.ts'
import type { Curve } from '#site-build/artwork/smooth-curve.ts'
import type { Surface } from '#site-build/artwork/surface.ts'
import { CARD } from './card.ts'

/** Paths in `UNIT`. */
export type CardLandscape = { contours: string; trail: string; end: Point }

/** px per unit of the paths. */
export const UNIT = 0.1
/** Where the descent ends, as shares of the card's width and height. */
const END = { x: 0.8, y: 0.34 }
/** The width of a card in grid units, and its contour lines. */
const HOME = { width: 112, levels: 22 }
const ARTICLE = { width: 80, levels: 16 }
/** Fewer than for a project's crop: a thousand articles have a thousand pictures. */
const DIRECTIONS = 5
/** How many landscapes are tried until a descent is round. */
const TRIES = 6

/** The home page's landscape. */
export function homeLandscape(): CardLandscape {
  const { surface, trail } = homeMap()
  const seen = windowOf(surface, trail.at(-1)!.to, HOME.width)
  const place = ({ x, y }: Point) => ({ x: x - seen.corner.x, y: y - seen.corner.y })
  const moved = trail.map(({ from, control, to }) => ({
    from: place(from),
    control: place(control),
    to: place(to),
  }))
  return drawn(seen.surface, moved, HOME)
}

/** A landscape and a descent that depend on nothing but a text. */
export function landscapeOf(seed: string): CardLandscape {
  const random = seededRandom(fnv1a(seed))
  for (let tries = 0; tries < TRIES; tries += 1) {
    const crop = cropSurface(random)
    const { surface, corner } = windowOf(crop.surface, crop.bowl, ARTICLE.width)
    const bowl = { x: crop.bowl.x - corner.x, y: crop.bowl.y - corner.y }
    const trail = cropTrail({ surface, bowl }, DIRECTIONS)
    if (trail) return drawn(surface, trail, ARTICLE)
  }
  return homeLandscape()
}

/** The part of a surface that a card shows: `end` is in its place there. */
function windowOf(surface: Surface, end: Point, width: number): { surface: Surface; corner: Point } {
  const height = (width * CARD.height) / CARD.width
  const corner = { x: end.x - END.x * width, y: end.y - END.y * height }
  const place = ({ x, y }: Point) => ({ x: x + corner.x, y: y + corner.y })
  const seen = {
    ...{ width, height: Math.ceil(height) },
    heightAt: (at: Point) => surface.heightAt(place(at)),
    gradientAt: (at: Point) => surface.gradientAt(place(at)),
  }
  return { surface: seen, corner }
}

function drawn(surface: Surface, trail: Curve, { width, levels }: typeof HOME): CardLandscape {
  const unit = (UNIT * width) / CARD.width
  const drawing = { levels, margin: { x: 1, y: 1 }, unit, longestLeg: 8, sharpestTurn: 0.5 }
  const { x, y } = trail.at(-1)!.to
  return {
    contours: contourPaths(surface, drawing),
    trail: pathData(trail, unit),
    end: { x: Math.round(x / unit), y: Math.round(y / unit) },
  }
}
