import { middleOf, type Point } from '#app/lib/terrain/plane.ts'
import { contourPaths } from './contours.ts'
import type { HomeMap } from './home-map.ts'
import { pathData, pointAt } from './smooth-curve.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Grid units per unit of the paths: about a quarter of a pixel on a phone. */
const UNIT = 0.05
// The margin leaves room for windows of other shapes, and for sections near the map's edge.
const CONTOURS = { levels: 26, margin: { x: 14, y: 8 }, unit: UNIT, longestLeg: 6, sharpestTurn: 0.5 }
// Widths and radii are in units of the paths.
const WIDEST_GLOW = 80
const GLOW_STROKES = 9
const SHINE = 90
const SHINE_OPACITIES = [0.6, 0.42, 0.25, 0.12, 0.04, 0]
const SPOT = 11.5
const START = 13

/** The landscape of the home page as one `<svg>`. The sheets in styles/ colour, place and move it. */
export function landscapeSvg({ surface, trail }: HomeMap): string {
  const stops = SHINE_OPACITIES.map((opacity, index) => {
    return `<stop offset="${index / (SHINE_OPACITIES.length - 1)}" stop-opacity="${opacity}"/>`
  })
  // Strokes on top of each other glow. A blur filter is too slow for a phone.
  const glow = Array.from({ length: GLOW_STROKES }, (_, index) => {
    const width = Math.round(WIDEST_GLOW * (1 - index / GLOW_STROKES) ** 1.7)
    return use('landscape-glow', ` stroke-width="${width}"`)
  })
  const { x, y } = trail[0]!.from
  return (
    `<svg class="landscape-map" viewBox="0 0 ${surface.width} ${surface.height}" aria-hidden="true" focusable="false">` +
    `<defs><path id="landscape-trail" pathLength="1" d="${pathData(trail, UNIT)}"/>` +
    `<radialGradient id="landscape-shine" class="landscape-fall">${stops.join('')}</radialGradient></defs>` +
    `<g transform="scale(${UNIT})">${contourPaths(surface, CONTOURS)}${use('landscape-ahead')}` +
    `<g class="landscape-trail">${glow.join('')}${use('landscape-core')}</g>` +
    `<circle class="landscape-start" cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" r="${START}"/>` +
    `<g class="landscape-point"><circle fill="url(#landscape-shine)" r="${SHINE}"/>` +
    `<circle class="landscape-spot" r="${SPOT}"/></g></g></svg>`
  )
}

function use(name: string, more = ''): string {
  return `<use class="${name}" href="#landscape-trail"${more}/>`
}

/** Where the point stands on the trail, as a share of its length. In the sections after these it is at the end. */
const STOPS = { about: 0.36, projects: 0.6 }

const SHEETS = ['window', 'lines', 'crops', 'movement']

/** The landscape's style sheets, the path of the bright point, and the point of the map that each section shows. */
export function landscapeStyles(root: string, { trail }: HomeMap): string {
  const folder = join(root, 'site-build/artwork/styles')
  const written = SHEETS.map((name) => readFileSync(join(folder, `${name}.css`), 'utf8')).join('')
  const camera = ({ x, y }: Point) => `--x: ${x.toFixed(2)}; --y: ${y.toFixed(2)}`
  const sections = Object.entries(STOPS).map(
    ([section, at]) =>
      `[data-section=${section}] .landscape { ${camera(pointAt(trail, at))}; --at: ${at} }\n`,
  )
  return (
    `.landscape { ${camera(middleOf(trail.map(({ to }) => to)))} }\n${written}` +
    `[data-section]:where(:not([data-section=hero])) .landscape { ${camera(pointAt(trail, 1))} }\n${sections.join('')}` +
    `.landscape-point { offset-path: path('${pathData(trail, UNIT)}') }\n`
  )
}
