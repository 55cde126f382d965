import { distance, type Point } from '#app/lib/terrain/plane.ts'
import type { Surface } from '#app/lib/terrain/surface.ts'
import { contourPaths } from '#site-build/artwork/contours.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { spiralTerrain } from '#site-build/artwork/landforms.ts'
import { fnv1a, seededRandom } from '#app/lib/terrain/seeded-random.ts'
import { pathData, trailOf } from '#site-build/artwork/smooth-curve.ts'
import { spiralsInto } from '#site-build/artwork/spiral.ts'
import { CARD, type Card, type CardColours } from './card.ts'

/** A part of a surface with the size of a card, and every step of a descent. One unit of both is `scale` px. */
type Landscape = { surface: Surface; steps: readonly Point[]; scale: number; levels: number }

/** The landscape fades behind the words: it has the opacity `least` up to `from`, and 1 from `to` on (px). */
const FADE = { from: { x: 260, y: 516 }, to: { x: 760, y: 146 }, least: 0.18 }
/** Where the descent ends, as shares of the card's width and height. */
const END = { x: 0.8, y: 0.34 }
/** The width of a card in grid units, and its contour lines. */
const HOME = { width: 112, levels: 22 }
const ARTICLE = { width: 80, levels: 16 }
/** Where the descent may be, as shares of the card: above the line, and right of the words. */
const FREE = { left: 0.64, bottom: 0.51 }
/** None of the twelve landscapes needs more than 7. */
const MAX_ATTEMPTS = 100
/** Grid units per unit of the paths, as on the page. */
const UNIT = 0.05
/** Grid units: rounds below the bright point are left out. */
const COVERED = 0.8
const CONTOURS = { margin: { x: 1, y: 1 }, unit: UNIT, longestLeg: 6, sharpestTurn: 0.5 }
/** The opacity of contour lines by their strength. */
const OPACITIES = [0.25, 0.4, 0.6, 0.85]
/** px. Strokes on top of each other glow. */
const GLOW = [22, 15, 9]
/** px between the steps that are drawn. */
const SPACING = 5

/**
 * The landscape of a card as one `<svg>`. The same number always gives the same landscape, whose descent crosses no words.
 *
 * @param seed a number, or that of the home page's map
 */
export function cardLandscape(seed: Card['landscape'], colours: CardColours, isMirrored: boolean): string {
  const { steps, scale, surface, levels } = landscapeOf(seed)
  const drawn = scale * UNIT
  const trail = `M${spaced(steps, SPACING / scale)
    .map(({ x, y }) => placed(x * scale, y * scale))
    .join('L')}`
  const end = steps.at(-1)!
  const dot = `cx="${(end.x * scale).toFixed(1)}" cy="${(end.y * scale).toFixed(1)}"`
  const { width, height } = CARD
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linejoin="round">` +
    fadeOf('contour', colours.contour, drawn) +
    (['glow', 'accent'] as const).map((name) => fadeOf(name, colours[name])).join('') +
    `<radialGradient id="shine"><stop stop-color="${colours.glow}" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="${colours.glow}" stop-opacity="0"/></radialGradient>` +
    `<g${isMirrored ? ` transform="translate(${width}) scale(-1 1)"` : ''}>` +
    `<g transform="scale(${drawn})" stroke="url(#contour)" stroke-width="${1 / drawn}">` +
    `${contourLines(surface, levels)}</g>` +
    GLOW.map(
      (wide) => `<path d="${trail}" stroke="url(#glow)" stroke-opacity=".1" stroke-width="${wide}"/>`,
    ).join('') +
    `<path d="${trail}" stroke="url(#accent)" stroke-width="3.4"/>` +
    `<circle ${dot} r="40" fill="url(#shine)"/><circle ${dot} r="13" fill="${colours.accent}"/></g></svg>`
  )
}

function landscapeOf(seed: Card['landscape']): Landscape {
  if (typeof seed === 'string') {
    const { surface, steps } = homeMap(seed)
    const window = windowOf(surface, steps.at(-1)!, HOME)
    return { ...window, steps: steps.map(window.place) }
  }
  const random = seededRandom(fnv1a(String(seed)))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const terrain = spiralTerrain(random)
    const window = windowOf(terrain.surface, terrain.bowl, ARTICLE)
    const { surface } = window
    const [steps] = spiralsInto(window.place(terrain.bowl), surface, {
      optimizer: terrain.optimizer,
      isFree: ({ x, y }) => x > surface.width * FREE.left && y < surface.height * FREE.bottom,
      isStart: ({ x, y }) => y < 0 || x > surface.width,
    })
    if (steps) return { ...window, steps }
  }
  throw new Error(`No landscape for ${seed} in ${MAX_ATTEMPTS} attempts.`)
}

/**
 * The landscape of an article's page as one `<svg>` to `<use>`, in the colours of the page. It is that of its share picture.
 *
 * @param number below `LANDSCAPES`
 */
export function pageLandscape(number: number): string {
  const { steps, surface, levels } = landscapeOf(number)
  const trail = pathData(trailOf(steps, COVERED), UNIT)
  const { x, y } = steps.at(-1)!
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${surface.width} ${surface.height}">` +
    `<g id="trail" transform="scale(${UNIT})" fill="none" stroke-linecap="round">` +
    `<g stroke="var(--contour)" stroke-width="1.5">${contourLines(surface, levels)}</g>` +
    `<path d="${trail}" stroke="var(--accent)" stroke-width="4"/></g>` +
    `<g id="landscape"><use href="#trail"/><circle cx="${x}" cy="${y}" r=".55" fill="var(--accent)"/></g></svg>`
  )
}

/** The part of a surface that a card shows, with the positions on the card. */
function windowOf(surface: Surface, bowl: Point, { width, levels }: typeof HOME) {
  const height = Math.ceil((width * CARD.height) / CARD.width)
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

function contourLines(surface: Surface, levels: number): string {
  return contourPaths(surface, { ...CONTOURS, levels }).replaceAll(
    /class="landscape-contour" data-strength="(\d)"/g,
    (_, strength: string) => `stroke-opacity="${OPACITIES[Number(strength) - 1]}"`,
  )
}

/** A colour that fades away below the words, in lines that are drawn with a scale. */
function fadeOf(name: string, colour: string, scale = 1): string {
  const { from, to, least } = FADE
  return (
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" gradientTransform="scale(${1 / scale})" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}">` +
    `<stop stop-color="${colour}" stop-opacity="${least}"/><stop offset="1" stop-color="${colour}"/></linearGradient>`
  )
}

function placed(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
