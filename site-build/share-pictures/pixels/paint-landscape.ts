import { distance, type Point } from '#site-build/artwork/plane.ts'
import { CARD } from '#site-build/share-pictures/card.ts'
import type { CardLandscape } from '#site-build/share-pictures/card-landscape.ts'
import type { Brush } from './canvas.ts'

const { width: WIDTH, height: HEIGHT } = CARD
/** px between the heights that are computed; the ground between them is almost flat. */
const CELL = 10
const COLUMNS = Math.ceil(WIDTH / CELL)
const ROWS = Math.ceil(HEIGHT / CELL)
/** Low contour lines are strong, high ones faint. */
const strengthOf = (height: number) => 0.85 - 0.65 * height
// px from the middle of the trail, and from its end.
const GLOW = { reach: 16, strength: 0.5 }
/** Farther away the glow is too weak for a colour of the palette. */
const SEEN = 11.5
const CORE = 1.7
const SHINE = { reach: 40, strength: 0.6 }
const DOT = 13
/** px between the steps that are drawn. */
const SPACING = 5

/** How strongly the landscape is drawn where the words are: it grows from the place `from`, where it is least, to `to`. */
export type Fade = { from: Point; to: Point; least: Record<'contour' | 'glow' | 'trail', number> }

/** Paints contour lines, and the descent in its glow. Each pixel is computed: to fill paths takes ten times as long. */
export function paintLandscape(
  brushOf: (colour: 'contour' | 'glow' | 'accent') => Brush,
  landscape: CardLandscape,
  fade: Fade,
): void {
  const [contour, glow, accent] = [brushOf('contour'), brushOf('glow'), brushOf('accent')]
  const growth = growthOf(fade)
  const grown = (least: number, share: number) => least + (1 - least) * share
  contourPixels(landscape, (x, y, strength) => {
    contour(x, y, strength * grown(fade.least.contour, growth(x, y)))
  })
  trailPixels(landscape.steps, (x, y, away) => {
    const share = growth(x, y)
    const left = 1 - away / GLOW.reach
    glow(x, y, GLOW.strength * left * left * grown(fade.least.glow, share))
    if (away < CORE + 0.5) accent(x, y, covered(away, CORE) * grown(fade.least.trail, share))
  })
  const end = landscape.steps.at(-1)!
  discPixels(end, SHINE.reach, (x, y, away) => {
    const left = 1 - away / SHINE.reach
    glow(x, y, SHINE.strength * left * Math.sqrt(left))
    if (away < DOT + 0.5) accent(x, y, covered(away, DOT))
  })
}

/** 0 at `from` and before, 1 at `to` and beyond. */
function growthOf({ from, to }: Fade) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const square = x * x + y * y
  return (atX: number, atY: number) =>
    Math.min(1, Math.max(0, ((atX - from.x) * x + (atY - from.y) * y) / square))
}

/** The share of a pixel that a shape covers whose edge is `radius` from its middle. */
function covered(distance: number, radius: number): number {
  return Math.min(1, Math.max(0, radius + 0.5 - distance))
}

/** Every pixel that a contour line of one px touches. */
function contourPixels(
  { heightsAt, levels }: CardLandscape,
  paint: (x: number, y: number, strength: number) => void,
): void {
  const corners = (cells: number) => Array.from({ length: cells + 1 }, (_, index) => index * CELL)
  const heights = heightsAt(corners(COLUMNS), corners(ROWS))
  const low = heights.reduce((a, b) => Math.min(a, b))
  const high = heights.reduce((a, b) => Math.max(a, b))
  // The lines are where the level is a whole number.
  const levelsAt = heights.map((height) => ((height - low) / (high - low)) * levels - 0.5)
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const corner = row * (COLUMNS + 1) + column
      const [a, b] = [levelsAt[corner]!, levelsAt[corner + 1]!]
      const [c, d] = [levelsAt[corner + COLUMNS + 1]!, levelsAt[corner + COLUMNS + 2]!]
      const [least, most] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
      // A line covers pixels on both of its sides.
      const margin = (2 * (most - least)) / CELL
      if (Math.ceil(least - margin) > most + margin) continue
      const [slopeX, slopeY] = [b - a + d - c, c - a + d - b]
      const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY) / 2 / CELL
      for (let down = 0; down < CELL; down += 1) {
        const left = a + ((c - a) * down) / CELL
        const step = (b + ((d - b) * down) / CELL - left) / CELL || Number.EPSILON
        const ends = left + step * (CELL - 1)
        const last = Math.max(left, ends) + slope
        for (let line = Math.ceil(Math.min(left, ends) - slope); line < last; line += 1) {
          // Only the pixels that the line touches.
          const middle = (line - left) / step
          const reach = slope / Math.abs(step)
          const end = Math.min(CELL - 1, middle + reach)
          const strength = strengthOf(line / levels)
          for (let right = Math.max(0, Math.ceil(middle - reach)); right <= end; right += 1) {
            const share = 1 - Math.abs(left + step * right - line) / slope
            if (share > 0) paint(column * CELL + right, row * CELL + down, share * strength)
          }
        }
      }
    }
}

/** The steps without those that are very close to the one before. */
function spaced(steps: readonly Point[]): Point[] {
  const kept = steps.slice(0, 1)
  for (const step of steps) if (distance(step, kept.at(-1)!) > SPACING) kept.push(step)
  return kept
}

/** The square of each pixel's distance from the trail. It is used for every card, because three megabytes take long to get. */
let squares: Float32Array | undefined

/** Every pixel that the trail's glow reaches, with its distance from the trail in px. */
function trailPixels(steps: readonly Point[], paint: (x: number, y: number, away: number) => void): void {
  const line = spaced(steps)
  const far = SEEN * SEEN
  const nearest = (squares ??= new Float32Array(WIDTH * HEIGHT).fill(far))
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to
    const [alongX, alongY] = [to.x - from.x, to.y - from.y]
    const square = alongX * alongX + alongY * alongY || 1
    const [shareX, shareY] = [alongX / square, alongY / square]
    const { left, right, top, bottom } = reached(from, to, SEEN)
    for (let y = top; y < bottom; y += 1) {
      const down = y - from.y
      for (let x = left; x < right; x += 1) {
        const across = x - from.x
        const along = across * shareX + down * shareY
        const part = along < 0 ? 0 : along > 1 ? 1 : along
        const [missX, missY] = [across - part * alongX, down - part * alongY]
        const miss = missX * missX + missY * missY
        const pixel = y * WIDTH + x
        if (miss < nearest[pixel]!) nearest[pixel] = miss
      }
    }
  }
  for (const [index, to] of line.entries()) {
    const { left, right, top, bottom } = reached(line[index - 1] ?? to, to, SEEN)
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const pixel = y * WIDTH + x
        const miss = nearest[pixel]!
        if (miss === far) continue
        nearest[pixel] = far
        paint(x, y, Math.sqrt(miss))
      }
  }
}

/** Every pixel that is less than `radius` px from a place. */
function discPixels(
  middle: Point,
  radius: number,
  paint: (x: number, y: number, away: number) => void,
): void {
  const { left, right, top, bottom } = reached(middle, middle, radius)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const away = distance({ x, y }, middle)
      if (away < radius) paint(x, y, away)
    }
}

/** The columns and rows of the card that are near a line; `right` and `bottom` are the first ones after them. */
function reached(a: Point, b: Point, radius: number) {
  return {
    left: Math.max(0, Math.ceil(Math.min(a.x, b.x) - radius)),
    right: Math.min(WIDTH, Math.floor(Math.max(a.x, b.x) + radius) + 1),
    top: Math.max(0, Math.ceil(Math.min(a.y, b.y) - radius)),
    bottom: Math.min(HEIGHT, Math.floor(Math.max(a.y, b.y) + radius) + 1),
  }
}
