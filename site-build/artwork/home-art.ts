import { homeSections } from '#content/rules/home-sections.ts'
import { type Landform, LANDFORMS, type Project, type SiteContent } from '#content/rules/site-content.ts'
import { contourPaths } from './contours.ts'
import { homeMap, seedOf } from './home-map.ts'
import { CROP, landscapeOf } from './landforms.ts'
import { glowing, landscapeSvg } from './landscape-svg.ts'
import { fnv1a } from '#app/lib/terrain/seeded-random.ts'
import { trailPath, UNIT } from './curve.ts'
import { firstOf } from './descents.ts'

type HomePictures = Pick<SiteContent, 'owner' | 'landscape' | 'portrait' | 'projects' | 'skills' | 'sections'>

/** What a crop shows: a landform, and the words that make it one of a kind. */
type Subject = { landform: Landform; seed: string }

/** More cards repeat the crops, because each adds half a kilobyte to the page. */
const MAX_CROPS = 12

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
    ['about', portrait ? [] : [cropSvg(about, 'landscape-trail-about')]],
    ['projects', subjects.map((subject, index) => cropSvg(subject, `landscape-trail-${index}`))],
  ])
  // In the order of the document.
  const crops = homeSections(content).flatMap((section) => drawn.get(section) ?? [])
  return html.replaceAll(/<div[^>]* data-art="[^>]*>/g, (art) => art + (crops.shift() ?? ''))
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

/** A small landscape with the end of a descent, as one `<svg>`. @param id of the trail; unique in the document */
export function cropSvg({ landform, seed }: Subject, id: string): string {
  const { surface, steps, levels, flips } = firstOf(seed, (within) => {
    const descent = landscapeOf(landform, within)
    return descent && { ...descent, levels: within(8, 11), flips: [within(-1, 1), within(-1, 1)] }
  })
  const [width, height] = [CROP.width / UNIT, CROP.height / UNIT]
  const box = { x: -1, y: -1, width: CROP.width + 2, height: CROP.height + 2 }
  const use = (name: string, more = '') => `<use class="${name}" href="#${id}"${more}/>`
  const { x, y } = steps.at(-1)!
  const circle = (more: string) =>
    `<circle cx="${Math.round(x / UNIT)}" cy="${Math.round(y / UNIT)}" ${more}/>`
  return (
    `<svg class="landscape-crop" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<g transform="scale(${flips.map(Math.sign).join(' ')}) translate(${-width / 2} ${-height / 2})">` +
    `<g class="landscape-contours">${contourPaths(surface, box, Math.round(levels))}</g>` +
    `<defs><path id="${id}" pathLength="1" d="${trailPath(steps, 1.2)}"/></defs>` +
    `${glowing((width) => use('landscape-glow', width), 76, 5)}${use('landscape-core')}` +
    // The backdrop's drawing has the gradient.
    circle(`r="92" fill="url(#landscape-shine)"`) +
    `${circle(`class="landscape-spot" r="18"`)}</g></svg>`
  )
}
