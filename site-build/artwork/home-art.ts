import { homeSections } from '#content/rules/home-sections.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { contourPaths } from './contours.ts'
import { CROP, cropSurface, cropDescent } from './crop-descent.ts'
import { trailOf } from './descent.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { fnv1a, seededRandom } from './seeded-random.ts'
import { pathData, type Curve } from './smooth-curve.ts'

type HomePictures = Pick<SiteContent, 'owner' | 'portrait' | 'projects' | 'skills' | 'sections'>

/** More cards repeat the crops, because each adds half a kilobyte to the page. */
const MAX_CROPS = 12
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

let backdrop: string | undefined

/** The backdrop of the home page, drawn once. */
export function homeBackdrop(): string {
  backdrop ??= `<div class="landscape" aria-hidden="true">${landscapeSvg()}</div>`
  return backdrop
}

/** Draws crops in the places of pictures: beside About, and on the cards of projects. React ignores the content of these elements. */
export function withOwnArt(html: string, content: HomePictures): string {
  const { owner, portrait, projects = [] } = content
  const drawn = projects.filter(({ image }) => image === undefined)
  const seeds = drawn.map((_, index) => drawn[index % MAX_CROPS]!.title)
  const seedsOf = new Map<unknown, string[]>([
    ['about', portrait ? [] : [owner.name]],
    ['projects', seeds],
  ])
  // In the order of the document.
  const places = homeSections(content)
    .flatMap((section) => seedsOf.get(section) ?? [])
    .entries()
  return html.replaceAll(/<div[^>]* data-art="[^>]*>/g, (art) => {
    const [index, seed] = places.next().value ?? []
    return seed === undefined ? art : art + projectCropSvg(seed, `landscape-trail-${index}`)
  })
}

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
