import type { SiteContent } from '#content/site-content.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './project-crop.ts'

/** A crop adds half a kilobyte to the page. Further cards repeat them. */
const MAX_CROPS = 12

/** The backdrop of the home page. */
export function homeBackdrop(): string {
  return `<div class="landscape" aria-hidden="true">${landscapeSvg()}</div>`
}

/** Draws crops into the cards of projects without a picture. React ignores the content of these elements. */
export function withProjectArt(html: string, projects: SiteContent['projects']): string {
  const drawn = projects.filter(({ image }) => image === undefined)
  const crops = drawn.map(({ title }, index) =>
    projectCropSvg(drawn[index % MAX_CROPS]?.title ?? title, `landscape-trail-${index}`),
  )
  return html.replaceAll(/(<div[^>]* data-art="[^>]*>)(?=<\/div>)/g, (art) => art + (crops.shift() ?? ''))
}
