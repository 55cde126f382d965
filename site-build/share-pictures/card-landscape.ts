import { cropDescent } from '#site-build/artwork/crop-descent.ts'
import { cropSurface } from '#site-build/artwork/crop-surface.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import type { Point } from '#site-build/artwork/plane.ts'
import { fnv1a, seededRandom } from '#site-build/artwork/seeded-random.ts'
import type { Surface } from '#site-build/artwork/surface.ts'
import { CARD } from './card.ts'

/** A landscape in the card's px. */
export type CardLandscape = {
  heightAt: (at: Point) => number
  /** How many contour lines it has. */
  levels: number
  /** Every step of the descent. */
  steps: Point[]
}

/** Where the descent ends, as shares of the card's width and height. */
const END = { x: 0.8, y: 0.34 }
/** The width of a card in grid units, and its contour lines. */
const HOME = { width: 112, levels: 22 }
const ARTICLE = { width: 80, levels: 16 }
/** Fewer than for a project's crop: a thousand articles have a thousand pictures. */
const DIRECTIONS = 3
/** How many landscapes are tried until a descent is round. */
const TRIES = 9

/** A landscape and a descent that depend on nothing but a text; `null` for those of the home page. */
export function cardLandscape(seed: string | null): CardLandscape {
  const random = seededRandom(fnv1a(seed ?? ''))
  for (let tries = seed === null ? 0 : TRIES; tries > 0; tries -= 1) {
    const crop = cropSurface(random)
    const window = windowOf(crop.surface, crop.bowl, ARTICLE.width)
    const steps = cropDescent({ surface: window, bowl: window.end }, DIRECTIONS)
    if (steps) return inPixels(window, steps, ARTICLE)
  }
  const { surface, steps } = homeMap()
  const window = windowOf(surface, steps.at(-1)!, HOME.width)
  return inPixels(window, steps.map(window.place), HOME)
}

/** The part of a surface that a card shows: `end` is in its place there. */
function windowOf(surface: Surface, end: Point, width: number) {
  const height = (width * CARD.height) / CARD.width
  const corner = { x: end.x - END.x * width, y: end.y - END.y * height }
  const outside = ({ x, y }: Point) => ({ x: x + corner.x, y: y + corner.y })
  const place = ({ x, y }: Point) => ({ x: x - corner.x, y: y - corner.y })
  return {
    width,
    height,
    place,
    end: place(end),
    heightAt: (at: Point) => surface.heightAt(outside(at)),
    gradientAt: (at: Point) => surface.gradientAt(outside(at)),
  }
}

function inPixels(surface: Surface, steps: readonly Point[], { width, levels }: typeof HOME): CardLandscape {
  const scale = CARD.width / width
  return {
    levels,
    heightAt: ({ x, y }) => surface.heightAt({ x: x / scale, y: y / scale }),
    steps: steps.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  }
}
