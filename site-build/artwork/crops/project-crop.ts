import { contourPaths } from '#site-build/artwork/contours.ts'
import { CROP, cropSurface } from './crop-surface.ts'
import { cropDescent } from './crop-descent.ts'
import { trailOf } from '#site-build/artwork/descent.ts'
import { pathData } from '#site-build/artwork/path-data.ts'
import { fnv1a, seededRandom } from '#site-build/artwork/seeded-random.ts'
import type { Curve } from '#site-build/artwork/smooth-curve.ts'

/** Grid units per unit of the drawing. */
const UNIT = 0.1
const CONTOURS = { levels: 11, margin: { x: 1, y: 1 }, unit: UNIT, longestLeg: 14, sharpestTurn: 0.8 }
// Three in four landscapes have a round descent, so this many attempts never all fail.
const MAX_ATTEMPTS = 30
// Widths and radii are in units of the drawing.
const TRAIL_GLOW = [34, 25, 17, 10]
const SPOT_GLOW = [44, 35, 27, 20, 14]
const SPOT = 9
/** Grid units: rounds below the spot are left out. */
const COVERED = 1.2

/**
 * A small landscape with the end of a descent, as one `<svg>`. The same words always give the same drawing.
 *
 * @param seed the title of a project, or the owner's name
 * @param id of the trail; unique in the document
 * @throws Error when no landscape has a round descent
 */
export function projectCropSvg(seed: string, id: string): string {
  const random = seededRandom(fnv1a(seed))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const crop = cropSurface(random)
    const steps = cropDescent(crop)
    if (!steps) continue
    const trail = trailOf(steps, COVERED)
    return (
      `<svg class="landscape-crop" viewBox="0 0 ${CROP.width / UNIT} ${CROP.height / UNIT}" ` +
      `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
      `${contourPaths(crop.surface, CONTOURS)}${light(trail, id)}</svg>`
    )
  }
  throw new Error(`No landscape for ${JSON.stringify(seed)} in ${MAX_ATTEMPTS} attempts.`)
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
