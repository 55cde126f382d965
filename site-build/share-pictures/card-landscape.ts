import { cropDescent } from '#site-build/artwork/crop-descent.ts'
import { cropSurface } from '#site-build/artwork/crop-surface.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import type { Point } from '#site-build/artwork/plane.ts'
import { fnv1a, seededRandom } from '#site-build/artwork/seeded-random.ts'
import type { Surface } from '#site-build/artwork/surface.ts'
import { CARD } from './card.ts'

/** A landscape in the card's px. */
export type CardLandscape = {
  /** The heights where columns at `xs` cross rows at `ys`, row by row. */
  heightsAt: Surface['heightsAt']
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
    const { surface, bowl } = windowOf(crop.surface, crop.bowl, ARTICLE.width)
    const steps = cropDescent({ surface, bowl }, DIRECTIONS)
    if (steps) return inPixels(surface, steps, ARTICLE)
  }
  const { surface, steps } = homeMap()
  const window = windowOf(surface, steps.at(-1)!, HOME.width)
  return inPixels(window.surface, steps.map(window.place), HOME)
}

/** The part of a surface that a card shows, with its bowl in its place there. */
function windowOf(surface: Surface, bowl: Point, width: number) {
  const height = (width * CARD.height) / CARD.width
  const corner = { x: bowl.x - END.x * width, y: bowl.y - END.y * height }
  const place = ({ x, y }: Point) => ({ x: x - corner.x, y: y - corner.y })
  return { surface: surface.window(corner, width, height), bowl: place(bowl), place }
}

function inPixels(surface: Surface, steps: readonly Point[], { width, levels }: typeof HOME): CardLandscape {
  const scale = CARD.width / width
  const inGrid = (places: readonly number[]) => places.map((place) => place / scale)
  return {
    levels,
    heightsAt: (xs, ys) => surface.heightsAt(inGrid(xs), inGrid(ys)),
    steps: steps.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  }
}
