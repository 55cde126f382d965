import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import type { Fault } from '#content/rules/faults-of.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { faultWarning } from '#site-build/content-file/fault-warning.ts'
import { ContentMistake } from '#site-build/warnings/content-mistake.ts'

/** @param file the content file @throws ContentMistake with every picture of it that is missing */
export function checkOwnImages(
  content: Pick<SiteContent, 'portrait' | 'projects'>,
  publicFolder: string,
  file: string,
): void {
  const mistakes = missingImages(content, publicFolder).map((fault) => faultWarning(fault, file))
  if (mistakes.length > 0) throw new ContentMistake(mistakes)
}

function missingImages(
  { portrait, projects = [] }: Pick<SiteContent, 'portrait' | 'projects'>,
  publicFolder: string,
): Fault[] {
  const images = [
    { field: 'portrait', image: portrait },
    ...projects.map(({ image }, index) => ({ field: `projects[${index}].image`, image })),
  ]
  return images.flatMap(({ field, image }) => {
    if (!image || image.address.startsWith('https://') || existsSync(join(publicFolder, image.address)))
      return []
    return [{ field: `${field}.address`, message: `expected a file in public/, found no ${image.address}` }]
  })
}

/** A resume at an address of the site that no file of `public/` answers. A warning, because another server may. */
export function missingResume(
  { links }: Pick<SiteContent, 'links'>,
  address: string,
  publicFolder: string,
): Fault[] {
  if (!links.resume?.startsWith(address)) return []
  const written = new URL(links.resume).pathname.slice(new URL(address).pathname.length)
  const path = percentDecoded(written) ?? written
  if (path !== '' && existsSync(join(publicFolder, path))) return []
  return [{ field: 'links.resume', message: `expected a file in public/, found no ${path || 'name of one'}` }]
}
