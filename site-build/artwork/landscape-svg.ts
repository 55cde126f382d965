import { contourPaths } from './contour-paths.ts'
import { contourLevels } from './contours.ts'
import { homeMap } from './home-map.ts'
import { pathData } from './smooth-path.ts'

const LEVELS = 26
/** Grid units that one unit of the paths stands for: about a quarter of a pixel on a phone. */
export const UNIT = 0.05
// Room for windows of other shapes, and for the stops near the map's edge.
const MARGIN = { x: 14, y: 8 }
// Widths of strokes and radii, in units of the paths.
const WIDEST_GLOW = 80
const GLOW_STROKES = 9
const SHINE = 90
const SPOT = 11.5

/**
 * The landscape of the home page as one `<svg>`: contours, and the trail of the descent. It is drawn for a parent with
 * the class `landscape`, and coloured, placed and moved by the sheets in styles/ alone.
 */
export function landscapeSvg(): string {
  const { surface, trail } = homeMap()
  const contours = contourPaths(
    contourLevels(surface, LEVELS, MARGIN),
    { longestLeg: 6, sharpestTurn: 0.5 },
    UNIT,
  )
  const lines = contours.map(
    ({ strength, d }) => `<path class="landscape-contour" data-strength="${strength}" d="${d}"/>`,
  )
  return (
    `<svg class="landscape-map" viewBox="0 0 ${surface.width} ${surface.height}" aria-hidden="true" focusable="false">` +
    `<defs><path id="landscape-trail" pathLength="1" d="${pathData(trail, UNIT)}"/>${shine()}</defs>` +
    `<g transform="scale(${UNIT})">${lines.join('')}` +
    use('landscape-ahead') +
    glowingTrail() +
    `<g class="landscape-point"><circle class="landscape-shine" fill="url(#landscape-shine)" r="${SHINE}"/>` +
    `<circle class="landscape-spot" r="${SPOT}"/></g></g></svg>`
  )
}

/** The trail shines by strokes on top of each other, each narrower than the one below: a blur filter costs a phone too much. */
function glowingTrail(): string {
  const glow = Array.from({ length: GLOW_STROKES }, (_, index) => {
    return use(
      'landscape-glow',
      ` stroke-width="${Math.round(WIDEST_GLOW * (1 - index / GLOW_STROKES) ** 1.7)}"`,
    )
  })
  return `<g class="landscape-trail">${glow.join('')}${use('landscape-core')}</g>`
}

/** Light that falls off from its middle as a blurred point does. */
function shine(): string {
  const stops = [0.6, 0.42, 0.25, 0.12, 0.04, 0]
  const fall = stops.map(
    (opacity, index) => `<stop offset="${index / (stops.length - 1)}" stop-opacity="${opacity}"/>`,
  )
  return `<radialGradient id="landscape-shine" class="landscape-fall">${fall.join('')}</radialGradient>`
}

function use(name: string, more = ''): string {
  return `<use class="${name}" href="#landscape-trail"${more}/>`
}
