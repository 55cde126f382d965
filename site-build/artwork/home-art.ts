import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Landform, LANDFORMS, type Project } from '#content/rules/project-schema.ts'
import { sectionName } from '#content/rules/section-schema.ts'
import { homeSections, type CheckedContent } from '#content/rules/site-content.ts'
import { contourPaths, trailPath, UNIT, pointAt, visibleSteps } from './lines.ts'
import type { Descent } from './descents.ts'
import { homeMap, seedOf, MAP } from './home-map.ts'
import { CROP, landscapeOf } from './landforms.ts'
import { fnv1a } from '#app/lib/terrain/seeded-random.ts'
import { firstOf } from './descents.ts'
import { middleOf, type Point } from './plane.ts'

/** What a crop shows: a landform, and the words that make it one of a kind. */
type Subject = { landform: Landform; seed: string }
/** A crop of the home page. The id of its trail is unique in the document. */
export type Crop = { subject: Subject; trailId: string }

export function homeBackdrop(content: CheckedContent): string {
  const window = (name: string, svg: string) =>
    `<div class="landscape${name}" aria-hidden="true">${svg}</div>`
  const map = landscapeSvg(homeMap(seedOf(content)))
  const shades = ['hero', 'about', 'rest'].map(
    (name) => `<div class="landscape-shade" data-shade="${name}"></div>`,
  )
  return window('', map + shades.join('')) + window(' landscape-front', POINT)
}

/** The crops on the cards of projects, in the order of the document. */
export function homeCrops(content: CheckedContent): Crop[] {
  if (!homeSections(content).includes('projects')) return []
  const { projects } = content
  const subjects = subjectsOf(projects.filter(({ image }) => image === undefined))
  return subjects.map((subject, index) => ({ subject, trailId: `landscape-trail-${index}` }))
}

/** Puts drawings into the places of pictures. React ignores the content of these elements. @param svgs in the order of the document */
export function withOwnArt(html: string, svgs: readonly string[]): string {
  const remaining = svgs.values()
  return html.replaceAll(/<div[^>]* data-art="[^>]*>/g, (start) => start + (remaining.next().value ?? ''))
}

/** How many cards beside each other have different landforms, unless the owner wants the same. */
const DIFFERENT_IN_A_ROW = 4
/** The landforms whose descent winds around its end. Among three cards in a row, only one has such a landform. */
const WINDING: ReadonlySet<Landform> = new Set(['spiral', 'crater', 'twins'])

/** The landform of the home page's map, which visitors have seen before the first card. */
const HERO_LANDFORM = 'spiral'

/**
 * Chooses a landform for each project: the owner's, else the one of its title, or the next one in the list that no card shortly before
 * has.
 */
export function subjectsOf(projects: readonly Pick<Project, 'title' | 'landscape'>[]): Subject[] {
  const subjects: Subject[] = []
  for (const { title, landscape } of projects) {
    const landformsBefore: Landform[] = [HERO_LANDFORM, ...subjects.map((subject) => subject.landform)]
    const neighbours = new Set(landformsBefore.slice(-(DIFFERENT_IN_A_ROW - 1)))
    const hasWindingNeighbour = landformsBefore.slice(-2).some((landform) => WINDING.has(landform))
    const indexOfTitle = fnv1a(title) % LANDFORMS.length
    const fromTitleOn = [...LANDFORMS.slice(indexOfTitle), ...LANDFORMS.slice(0, indexOfTitle)]
    const free = fromTitleOn.find((landform) => {
      if (neighbours.has(landform)) return false
      return !(hasWindingNeighbour && WINDING.has(landform))
    })
    subjects.push({ landform: landscape ?? free!, seed: title })
  }
  return subjects
}

/** The radius of the last round of a crop's trail, in grid units. */
const CROP_DOT = 1

/** A small landscape with the end of a descent, as one `<svg>`. Drawing it takes about 50 ms. */
export function cropSvg({ subject: { landform, seed }, trailId }: Crop): string {
  const { surface, steps, levels, flips } = firstOf(seed, (within) => {
    const descent = landscapeOf(landform, within)
    return descent && { ...descent, levels: within(8, 11), flips: [within(-1, 1), within(-1, 1)] }
  })
  const [width, height] = [CROP.width / UNIT, CROP.height / UNIT]
  const box = { x: -1, y: -1, width: CROP.width + 2, height: CROP.height + 2 }
  const use = (name: string, more = '') => `<use class="${name}" href="#${trailId}"${more}/>`
  const { x, y } = visibleSteps(steps, CROP_DOT).at(-1)!
  const circle = `<circle cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}"`
  return (
    `<svg class="landscape-crop" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<g transform="scale(${flips.map(Math.sign).join(' ')}) translate(${-width / 2} ${-height / 2})">` +
    `<g class="landscape-contours">${contourPaths(surface, box, Math.round(levels))}</g>` +
    `<defs><path id="${trailId}" pathLength="1" d="${trailPath(steps, CROP_DOT)}"/></defs>` +
    `${glowing((width) => use('landscape-glow', width), 76, 9)}${use('landscape-core')}` +
    // The backdrop's drawing has the gradient.
    `${circle} r="92" fill="url(#landscape-shine)"/>${circle} class="landscape-spot" r="18"/></g></svg>`
  )
}

// The margin leaves room for windows of other shapes, and for sections near the map's edge.
const GROUND = { x: -14, y: -8, width: MAP.width + 28, height: MAP.height + 16 }
export const LEVELS = 26
/** The opacity of the light around the point, from its middle. */
const SHINE = [0.6, 0.42, 0.25, 0.12, 0.04, 0]

const MAP_START = `<svg class="landscape-map" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true" focusable="false">`
/** The point of the map, in a window of its own: before the light and the fog, which would dim it. */
const POINT =
  `${MAP_START}<g transform="scale(${UNIT})"><g class="landscape-point">` +
  `<circle fill="url(#landscape-shine)" r="90"/><circle class="landscape-spot" r="11.5"/></g></g></svg>`

/** The landscape of the home page as one `<svg>`, without its point. The sheets in styles/ colour, place and move it. */
export function landscapeSvg({ surface, steps }: Descent): string {
  const use = (name: string, more = '') => `<use class="${name}" href="#landscape-trail"${more}/>`
  const stops = SHINE.map((opacity, index) => `<stop offset="${index / 5}" stop-opacity="${opacity}"/>`)
  const strokes =
    glowing((width) => use('landscape-glow', width), 80, 9) + use('landscape-core landscape-line')
  const trails = TRAILS.map((name) => `<g class="landscape-trail landscape-${name}">${strokes}</g>`)
  const { x, y } = steps[0]!
  // Widths and radii are in units of the paths.
  return (
    `${MAP_START}<defs><path id="landscape-trail" pathLength="1" d="${trailPath(steps)}"/>` +
    `<radialGradient id="landscape-shine" class="landscape-fall">${stops.join('')}</radialGradient></defs>` +
    `<g transform="scale(${UNIT})"><g class="landscape-ground">${contourPaths(surface, GROUND, LEVELS)}</g>` +
    `${use('landscape-ahead')}${trails.join('')}` +
    `<circle class="landscape-start" cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" r="13"/></g></svg>`
  )
}

/** Strokes on top of each other glow. A blur filter is too slow for a phone. */
export function glowing(stroke: (width: string) => string, widest: number, count: number): string {
  const widths = Array.from({ length: count }, (_, index) => widest * (1 - index / count) ** 1.6)
  return widths.map((width) => stroke(` stroke-width="${Math.round(width)}"`)).join('')
}

/** Where the point stands in the first sections, as shares of the trail. In those after them it is at the end. */
const STOPS = [0.36, 0.5]
/** The trails up to the point, by the ends of their classes: one for each stop, and for the end. */
const TRAILS = ['first', 'second', 'whole']

/** The landscape's style sheets, the path of the bright point, and the point of the map that each section shows. */
export function landscapeStyles(root: string, { steps }: Descent, content: CheckedContent): string {
  const folder = join(root, 'site-build/artwork/styles')
  const written = ['window', 'lines']
    .map((name) => readFileSync(join(folder, `${name}.css`), 'utf8'))
    .join('')
  const trail = visibleSteps(steps)
  const camera = ({ x, y }: Point) => `--x: ${x.toFixed(2)}; --y: ${y.toFixed(2)}`
  const names = homeSections(content).map(sectionName)
  const stops = STOPS.slice(0, names.length).map((share, index) => {
    const shown = `[data-section=${names[index]}]`
    return (
      `${shown} .landscape-map { ${camera(pointAt(trail, share))} }\n` +
      `${shown} .landscape-point { --at: ${share} }\n` +
      // With a unit: Firefox takes no number here.
      `.landscape-${TRAILS[index]} { stroke-dashoffset: ${1 - share}px }\n` +
      `${shown} .landscape-${TRAILS[index]} { opacity: 1 }\n`
    )
  })
  const sectionsBeforeEnd = names.slice(0, STOPS.length).map((name) => `[data-section=${name}]`)
  const elsewhere = sectionsBeforeEnd.length > 0 ? `:not(${sectionsBeforeEnd.join()})` : ''
  return (
    `.landscape-map { ${camera(middleOf(trail))} }\n${written}` +
    `[data-section]:where(:not([data-section=hero])) .landscape-map { ${camera(trail.at(-1)!)} }\n${stops.join('')}` +
    `:root${elsewhere} .landscape-whole { opacity: 1 }\n` +
    `.landscape-point { offset-path: path('${trailPath(steps)}') }\n`
  )
}
