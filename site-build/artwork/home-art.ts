import type { SiteContent } from '#content/rules/site-content.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './project-crop.ts'

type HomePictures = Pick<SiteContent, 'owner' | 'portrait' | 'projects'>

/** A crop adds half a kilobyte to the page. Further cards repeat them. */
const MAX_CROPS = 12

/** The backdrop of the home page. */
export function homeBackdrop(): string {
  return `<div class="landscape" aria-hidden="true">${landscapeSvg()}</div>`
}

/** Draws crops in the places of pictures: beside About, and on the cards of projects. React ignores the content of these elements. */
export function withOwnArt(html: string, { owner, portrait, projects }: HomePictures): string {
  const drawn = projects.filter(({ image }) => image === undefined)
  const seeds = drawn.map((_, index) => drawn[index % MAX_CROPS]!.title)
  const places = [...(portrait ? [] : [owner.name]), ...seeds].entries()
  return html.replaceAll(/(<div[^>]* data-art="[^>]*>)(?=<\/div>)/g, (art) => {
    const [index, seed] = places.next().value ?? []
    return seed === undefined ? art : art + projectCropSvg(seed, `landscape-trail-${index}`)
  })
}
