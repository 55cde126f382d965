import { pointAlong } from './along-curve.ts'
import { contourPaths } from './contour-paths.ts'
import { contourLevels } from './contours.ts'
import { CROP, cropSurface } from './crop-surface.ts'
import { cropTrail } from './crop-trail.ts'
import { fnv1a, seededRandom } from './seeded-random.ts'
import { pathData } from './smooth-path.ts'
import type { Curve } from './smooth-curve.ts'

/** Grid units that one unit of the drawing stands for. */
const UNIT = 0.1
const LEVELS = 13
const MARGIN = { x: 1, y: 1 }
const THINNING = { longestLeg: 11, sharpestTurn: 0.65 }
// Of all crops; the others are terrain alone, so that the light stays rare.
const SHARE_WITH_TRAIL = 0.65
// Widths of strokes and radii, in units of the drawing.
const TRAIL_GLOW = [34, 25, 17, 10]
const SPOT_GLOW = [44, 35, 27, 20, 14]
const SPOT = 9

/**
 * A crop of a landscape of its own for a project's card, as one `<svg>`. One title gives one crop for ever, another title
 * another one. Nothing in it moves; styles/crops.css colours it.
 *
 * @param id names the trail in the document, once
 */
export function projectCropSvg(title: string, id: string): string {
  const seed = fnv1a(title)
  const random = seededRandom(seed)
  const deep = random() < SHARE_WITH_TRAIL
  const crop = cropSurface(deep, random)
  const trail = deep ? cropTrail(crop) : null
  const contours = contourPaths(contourLevels(crop.surface, LEVELS, MARGIN), THINNING, UNIT)
  const lines = contours.map(
    ({ strength, d }) => `<path class="landscape-contour" data-strength="${strength}" d="${d}"/>`,
  )
  return (
    `<svg class="landscape-crop" viewBox="0 0 ${CROP.width / UNIT} ${CROP.height / UNIT}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${lines.join('')}` +
    `${trail ? light(trail, id) : ''}</svg>`
  )
}

/** The trail and the point at its end, with the glow of both. */
function light(trail: Curve, id: string): string {
  const use = (name: string, more = ''): string => `<use class="${name}" href="#${id}"${more}/>`
  const { x, y } = pointAlong(trail, 1)
  const spot = (name: string, radius: number): string => {
    return `<circle class="${name}" cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" r="${radius}"/>`
  }
  return (
    `<defs><path id="${id}" d="${pathData(trail, UNIT)}"/></defs>` +
    TRAIL_GLOW.map((width) => use('landscape-glow', ` stroke-width="${width}"`)).join('') +
    use('landscape-core') +
    SPOT_GLOW.map((radius) => spot('landscape-shine', radius)).join('') +
    spot('landscape-spot', SPOT)
  )
}
