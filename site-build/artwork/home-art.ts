import type { SiteContent } from '#content/site-content.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './project-crop.ts'

/** Each crop adds half a kilobyte to the home page. Further cards repeat them, which costs almost nothing. */
const MAX_CROPS = 12

/** The backdrop of the home page, drawn once at build time. */
export function homeBackdrop(): string {
  return `<div class="landscape" aria-hidden="true">${landscapeSvg()}</div>`
}

/**
 * Draws crops into the project cards for which the owner has no picture. React leaves the content of these elements
 * alone.
 *
 * @param html the rendered home page
 */
export function withProjectArt(html: string, projects: SiteContent['projects']): string {
  const drawn = projects.filter(({ image }) => image === undefined)
  const crops = drawn.map(({ title }, index) =>
    projectCropSvg(drawn[index % MAX_CROPS]?.title ?? title, `landscape-trail-${index}`),
  )
  return html.replaceAll(/(<div[^>]* data-art="[^>]*>)(?=<\/div>)/g, (art) => art + (crops.shift() ?? ''))
}
