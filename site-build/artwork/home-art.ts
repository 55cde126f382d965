import type { SiteContent } from '#content/site-content.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './project-crop.ts'

/** Each crop is half a kilobyte of the home page: beyond these, cards share them, and cost next to nothing. */
const MAX_CROPS = 12

/** What stands behind the home page: drawn once, when the site is built, and in no bundle. */
export function homeBackdrop(): string {
  return `<div class="landscape" aria-hidden="true">${landscapeSvg()}</div>`
}

/**
 * Draws the crops of the projects' cards into the rendered page, where the owner has given no picture. To React a card's
 * art is an element whose content is left alone.
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
