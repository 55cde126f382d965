import { homeSections } from '#content/rules/home-sections.ts'
import type { Project, SiteContent } from '#content/rules/site-content.ts'
import { type Landform, LANDFORMS } from '#content/rules/site-schema.ts'
import { contourPaths } from './contours.ts'
import { homeMap, seedOf } from './home-map.ts'
import { CROP, landforms } from './landforms.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { fnv1a, seededRandom } from '#app/lib/terrain/seeded-random.ts'
import { type Curve, pathData, trailOf } from './smooth-curve.ts'

type HomePictures = Pick<SiteContent, 'owner' | 'landscape' | 'portrait' | 'projects' | 'skills' | 'sections'>

/** What a crop shows: a landform, and the words that make it one of a kind. */
type Subject = { landform: Landform; seed: string }

/** More cards repeat the crops, because each adds half a kilobyte to the page. */
const MAX_CROPS = 12
/** Grid units per unit of the drawing. */
const UNIT = 0.1
const CONTOURS = { margin: { x: 1, y: 1 }, unit: UNIT, longestLeg: 14, sharpestTurn: 0.8 }
// Of a hundred titles with each form, the least lucky one needed 18.
const MAX_ATTEMPTS = 200
// Widths and radii are in units of the drawing. The picture beside About is large, so its glow has more strokes.
const WIDEST_GLOW = 38
const GLOW_STROKES = { about: 9, card: 4 }
const SHINE = 46
const SPOT = 9
/** Grid units: rounds below the spot are left out. */
const COVERED = 1.2

/** The backdrop of the home page. */
export function homeBackdrop(content: HomePictures): string {
  return `<div class="landscape" aria-hidden="true">${landscapeSvg(homeMap(seedOf(content)))}</div>`
}

/** Draws crops in the places of pictures: beside About, and on the cards of projects. React ignores the content of these elements. */
export function withOwnArt(html: string, content: HomePictures): string {
  const { portrait, projects = [] } = content
  const subjects = subjectsOf(projects.filter(({ image }) => image === undefined))
  const about: Subject = { landform: 'crater', seed: seedOf(content) }
  const drawn = new Map<unknown, string[]>([
    ['about', portrait ? [] : [cropSvg(about, 'landscape-trail-about', GLOW_STROKES.about)]],
    ['projects', subjects.map((subject, index) => cropSvg(subject, `landscape-trail-${index}`))],
  ])
  // In the order of the document.
  const crops = homeSections(content)
    .flatMap((section) => drawn.get(section) ?? [])
    .values()
  return html.replaceAll(/<div[^>]* data-art="[^>]*>/g, (art) => art + (crops.next().value ?? ''))
}

/** The landforms of projects by their titles; no two neighbours have the same one unless the owner wants it. */
export function subjectsOf(projects: readonly Pick<Project, 'title' | 'landscape'>[]): Subject[] {
  const subjects: Subject[] = []
  for (const [index, { title, landscape }] of projects.entries()) {
    const next = LANDFORMS[fnv1a(title) % LANDFORMS.length]!
    const after = LANDFORMS[(LANDFORMS.indexOf(next) + 1) % LANDFORMS.length]!
    const landform = landscape ?? (subjects.at(-1)?.landform === next ? after : next)
    subjects.push(subjects[index - MAX_CROPS] ?? { landform, seed: title })
  }
  return subjects
}

/**
 * A small landscape with the end of a descent, as one `<svg>`. The same subject always gives the same drawing.
 *
 * @param id of the trail; unique in the document
 * @throws Error when no landscape has a round descent
 */
export function cropSvg({ landform, seed }: Subject, id: string, strokes = GLOW_STROKES.card): string {
  const random = seededRandom(fnv1a(seed))
  const levels = 8 + Math.floor(random() * 4)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const descent = landforms[landform](random)
    if (!descent) continue
    return (
      `<svg class="landscape-crop" viewBox="0 0 ${CROP.width / UNIT} ${CROP.height / UNIT}" ` +
      `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
      `${contourPaths(descent.surface, { ...CONTOURS, levels })}${light(trailOf(descent.steps, COVERED), id, strokes)}</svg>`
    )
  }
  throw new Error(`No landscape for ${JSON.stringify(seed)} in ${MAX_ATTEMPTS} attempts.`)
}

/** The trail and the spot at its end, both glowing; the backdrop's drawing has the gradient. */
function light(trail: Curve, id: string, strokes: number): string {
  const use = (name: string, more = '') => `<use class="${name}" href="#${id}"${more}/>`
  const { x, y } = trail.at(-1)!.to
  const spot = (more: string) => `<circle cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" ${more}/>`
  const glow = Array.from({ length: strokes }, (_, index) => {
    const width = Math.round(WIDEST_GLOW * (1 - index / strokes) ** 1.4)
    return use('landscape-glow', ` stroke-width="${width}"`)
  })
  return (
    `<defs><path id="${id}" pathLength="1" d="${pathData(trail, UNIT)}"/></defs>` +
    `${glow.join('')}${use('landscape-core')}` +
    spot(`r="${SHINE}" fill="url(#landscape-shine)"`) +
    spot(`class="landscape-spot" r="${SPOT}"`)
  )
}
