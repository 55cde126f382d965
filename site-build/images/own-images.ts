import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentMistake } from '#content/rules/content-mistake.ts'
import type { SiteContent } from '#content/rules/site-content.ts'

/** @throws Error with every picture of the content file that is missing */
export function checkOwnImages(
  { portrait, projects }: Pick<SiteContent, 'portrait' | 'projects'>,
  publicFolder: string,
): void {
  const images = [
    { field: 'portrait', image: portrait },
    ...projects.map(({ image }, index) => ({ field: `projects[${index}].image`, image })),
  ]
  const missing = images.flatMap(({ field, image }) => {
    if (!image || image.address.startsWith('https://') || existsSync(join(publicFolder, image.address)))
      return []
    return [`  - ${field}.address: expected a file in public/, found no ${image.address}`]
  })
  if (missing.length > 0) throw contentMistake(`content/site.ts needs a correction:\n${missing.join('\n')}`)
}
