import { contourPaths } from './contours.ts'
import { CROP, cropSurface } from './crop-surface.ts'
import { cropTrail } from './crop-trail.ts'
import { pathData } from './path-data.ts'
import { fnv1a, seededRandom } from './seeded-random.ts'
import type { Curve } from './smooth-curve.ts'

/** Grid units per unit of the drawing. */
const UNIT = 0.1
const CONTOURS = { levels: 13, margin: { x: 1, y: 1 }, unit: UNIT, longestLeg: 11, sharpestTurn: 0.65 }
// The other crops show terrain only, so that the light stays rare.
const SHARE_WITH_TRAIL = 0.65
// Widths and radii are in units of the drawing.
const TRAIL_GLOW = [34, 25, 17, 10]
const SPOT_GLOW = [44, 35, 27, 20, 14]
const SPOT = 9

/**
 * A still landscape for a project's card, as one `<svg>`. The same title always gives the same drawing.
 *
 * @param id of the trail; unique in the document
 */
export function projectCropSvg(title: string, id: string): string {
  const random = seededRandom(fnv1a(title))
  const deep = random() < SHARE_WITH_TRAIL
  const crop = cropSurface(deep, random)
  const trail = deep ? cropTrail(crop) : null
  return (
    `<svg class="landscape-crop" viewBox="0 0 ${CROP.width / UNIT} ${CROP.height / UNIT}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `${contourPaths(crop.surface, CONTOURS)}${trail ? light(trail, id) : ''}</svg>`
  )
}

/** The trail and the spot at its end, both glowing. */
function light(trail: Curve, id: string): string {
  const use = (name: string, more = '') => `<use class="${name}" href="#${id}"${more}/>`
  const { x, y } = trail.at(-1)!.to
  const spot = (name: string, radius: number) =>
    `<circle class="${name}" cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" r="${radius}"/>`
  return (
    `<defs><path id="${id}" d="${pathData(trail, UNIT)}"/></defs>` +
    TRAIL_GLOW.map((width) => use('landscape-glow', ` stroke-width="${width}"`)).join('') +
    use('landscape-core') +
    SPOT_GLOW.map((radius) => spot('landscape-shine', radius)).join('') +
    spot('landscape-spot', SPOT)
  )
}
