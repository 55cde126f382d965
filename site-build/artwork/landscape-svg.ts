import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { middleOf, type Point } from '#app/lib/terrain/plane.ts'
import { contourPaths } from './contours.ts'
import { pointAt, trailPath, UNIT, visibleSteps } from './curve.ts'
import { type HomeMap, MAP } from './home-map.ts'

// The margin leaves room for windows of other shapes, and for sections near the map's edge.
const GROUND = { x: -14, y: -8, width: MAP.width + 28, height: MAP.height + 16 }
export const LEVELS = 26
/** The opacity of the light around the point, from its middle. */
const SHINE = [0.6, 0.42, 0.25, 0.12, 0.04, 0]

/** The landscape of the home page as one `<svg>`. The sheets in styles/ colour, place and move it. */
export function landscapeSvg({ surface, steps }: HomeMap): string {
  const use = (name: string, more = '') => `<use class="${name}" href="#landscape-trail"${more}/>`
  const stops = SHINE.map((opacity, index) => `<stop offset="${index / 5}" stop-opacity="${opacity}"/>`)
  const { x, y } = steps[0]!
  // Widths and radii are in units of the paths.
  return (
    `<svg class="landscape-map" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true" focusable="false">` +
    `<defs><path id="landscape-trail" pathLength="1" d="${trailPath(steps)}"/>` +
    `<radialGradient id="landscape-shine" class="landscape-fall">${stops.join('')}</radialGradient></defs>` +
    `<g transform="scale(${UNIT})"><g class="landscape-contours">${contourPaths(surface, GROUND, LEVELS)}</g>` +
    `${use('landscape-ahead')}<g class="landscape-trail">` +
    `${glowing((width) => use('landscape-glow', width), 80, 9)}${use('landscape-core')}</g>` +
    `<circle class="landscape-start" cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" r="13"/>` +
    `<g class="landscape-point"><circle fill="url(#landscape-shine)" r="90"/>` +
    `<circle class="landscape-spot" r="11.5"/></g></g></svg>`
  )
}

/** Strokes on top of each other glow. A blur filter is too slow for a phone. */
export function glowing(stroke: (width: string) => string, widest: number, count: number): string {
  const widths = Array.from({ length: count }, (_, index) => widest * (1 - index / count) ** 1.6)
  return widths.map((width) => stroke(` stroke-width="${Math.round(width)}"`)).join('')
}

/** Where the point stands on the trail, as a share of its length. In the sections after these it is at the end. */
const STOPS = { about: 0.36, projects: 0.5 }

const SHEETS = ['window', 'lines']

/** The landscape's style sheets, the path of the bright point, and the point of the map that each section shows. */
export function landscapeStyles(root: string, { steps }: HomeMap): string {
  const folder = join(root, 'site-build/artwork/styles')
  const written = SHEETS.map((name) => readFileSync(join(folder, `${name}.css`), 'utf8')).join('')
  const trail = visibleSteps(steps)
  const camera = ({ x, y }: Point) => `--x: ${x.toFixed(2)}; --y: ${y.toFixed(2)}`
  const sections = Object.entries(STOPS).map(([section, at]) => {
    return `[data-section=${section}] .landscape { ${camera(pointAt(trail, at))}; --at: ${at} }\n`
  })
  return (
    `.landscape { ${camera(middleOf(trail))} }\n${written}` +
    `[data-section]:where(:not([data-section=hero])) .landscape { ${camera(trail.at(-1)!)} }\n${sections.join('')}` +
    `.landscape-point { offset-path: path('${trailPath(steps)}') }\n`
  )
}
