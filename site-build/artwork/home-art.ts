import { homeSections } from '#content/rules/home-sections.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './crops/project-crop.ts'

type HomePictures = Pick<SiteContent, 'owner' | 'portrait' | 'projects' | 'skills' | 'sections'>

/** More cards repeat the crops, because each adds half a kilobyte to the page. */
const MAX_CROPS = 12

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
