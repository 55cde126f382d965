import { contours } from 'd3-contour'
import { cropDescent, cropSurface } from '#site-build/artwork/crop-descent.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { distance, type Point } from '#site-build/artwork/plane.ts'
import { fnv1a, seededRandom } from '#site-build/artwork/seeded-random.ts'
import type { Surface } from '#site-build/artwork/surface.ts'
import { CARD, type CardColours } from './card.ts'

/** A part of a surface with the size of a card, and every step of a descent. One unit of both is `scale` px. */
type Landscape = { surface: Surface; steps: Point[]; scale: number; levels: number }

/** Fades the landscape behind the words: it has the opacity `least` up to `from`, and 1 from `to` on (px). */
export type Fade = { from: Point; to: Point; least: number }

/** Where the descent ends, as shares of the card's width and height. */
const END = { x: 0.8, y: 0.34 }
/** The width of a card in grid units, and its contour lines. */
const HOME = { width: 112, levels: 22 }
const ARTICLE = { width: 80, levels: 16 }
/** Landscapes that are tried until a descent is round. */
const TRIES = 9
/** px between the heights that are computed. */
const CELL = 20
/** Low contour lines are strong, high ones faint. */
const strengthOf = (height: number) => 0.85 - 0.65 * height
/** px. Strokes on top of each other glow. */
const GLOW = [22, 15, 9]
/** px between the steps that are drawn. */
const SPACING = 5

/**
 * The landscape of a card as one `<svg>`. The same number always gives the same landscape.
 *
 * @param number `null` for the landscape of the home page
 */
export function cardLandscape(
  number: number | null,
  colours: CardColours,
  fade: Fade,
  isMirrored: boolean,
): string {
  const { steps, scale, ...landscape } = landscapeOf(number)
  const trail = `M${spaced(steps, SPACING / scale)
    .map(({ x, y }) => placed(x * scale, y * scale))
    .join('L')}`
  const end = steps.at(-1)!
  const dot = `cx="${(end.x * scale).toFixed(1)}" cy="${(end.y * scale).toFixed(1)}"`
  const { width, height } = CARD
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linejoin="round">` +
    (['contour', 'glow', 'accent'] as const).map((name) => fadeOf(name, colours[name], fade)).join('') +
    `<radialGradient id="shine"><stop stop-color="${colours.glow}" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient>` +
    `<g${isMirrored ? ` transform="translate(${width}) scale(-1 1)"` : ''}>` +
    contourLines({ scale, ...landscape }) +
    GLOW.map(
      (wide) => `<path d="${trail}" stroke="url(#glow)" stroke-opacity=".1" stroke-width="${wide}"/>`,
    ).join('') +
    `<path d="${trail}" stroke="url(#accent)" stroke-width="3.4"/>` +
    `<circle ${dot} r="40" fill="url(#shine)"/><circle ${dot} r="13" fill="${colours.accent}"/></g></svg>`
  )
}

function landscapeOf(number: number | null): Landscape {
  const random = seededRandom(fnv1a(String(number)))
  for (let tries = number === null ? 0 : TRIES; tries > 0; tries -= 1) {
    const crop = cropSurface(random)
    const window = windowOf(crop.surface, crop.bowl, ARTICLE)
    const steps = cropDescent({ surface: window.surface, bowl: window.place(crop.bowl) })
    if (steps) return { ...window, steps }
  }
  const { surface, steps } = homeMap()
  const window = windowOf(surface, steps.at(-1)!, HOME)
  return { ...window, steps: steps.map(window.place) }
}

/** The part of a surface that a card shows, with the positions on the card. */
function windowOf(surface: Surface, bowl: Point, { width, levels }: typeof HOME) {
  const height = (width * CARD.height) / CARD.width
  const corner = { x: bowl.x - END.x * width, y: bowl.y - END.y * height }
  const place = ({ x, y }: Point) => ({ x: x - corner.x, y: y - corner.y })
  return { surface: surface.window(corner, width, height), place, scale: CARD.width / width, levels }
}

/** Leaves out steps that are very close to the one before. */
function spaced(steps: readonly Point[], least: number): Point[] {
  const kept = steps.slice(0, 1)
  for (const step of steps) if (distance(step, kept.at(-1)!) > least) kept.push(step)
  return kept
}

function contourLines({ surface, scale, levels }: Omit<Landscape, 'steps'>): string {
  // Rings close along the edges of the grid, out of sight.
  const cells = (length: number) =>
    Array.from({ length: Math.ceil(length / CELL) + 3 }, (_, index) => ((index - 1) * CELL) / scale)
  const [xs, ys] = [cells(CARD.width), cells(CARD.height)]
  const heights = ys.flatMap((y) => xs.map((x) => surface.heightAt({ x, y })))
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  // d3-contour places the value with index 0 at 0.5.
  const inPixels = (place: number) => (place - 1.5) * CELL
  return contours()
    .size([xs.length, ys.length])
    .thresholds(Array.from({ length: levels }, (_, level) => low + ((high - low) * (level + 0.5)) / levels))(
      heights,
    )
    .map(({ coordinates }, level) => {
      const rings = coordinates
        .flat()
        .map((ring) => ring.map(([x = 0, y = 0]) => placed(inPixels(x), inPixels(y))))
      const opacity = strengthOf(level / levels).toFixed(2)
      return `<path d="${rings.map((ring) => `M${ring.join('L')}`).join('')}" stroke="url(#contour)" stroke-opacity="${opacity}"/>`
    })
    .join('')
}

/** A colour that fades away below the words. */
function fadeOf(name: string, colour: string, { from, to, least }: Fade): string {
  return (
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}">` +
    `<stop stop-color="${colour}" stop-opacity="${least}"/><stop offset="1" stop-color="${colour}"/></linearGradient>`
  )
}

function placed(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
