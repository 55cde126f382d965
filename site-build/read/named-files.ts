import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import type { FieldMistake } from '#content/rules/field-mistakes.ts'
import type { SiteContent } from '#content/rules/site-content.ts'
import { fieldWarning } from './yaml-file.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'

/**
 * Finds the pictures of the content that are missing in `public/`.
 *
 * @param file the content file, to find the lines
 */
export function missingImages(
  { portrait, projects = [] }: Pick<SiteContent, 'portrait' | 'projects'>,
  publicFolder: string,
  file: string,
): Warning[] {
  const images = [
    { field: 'portrait', image: portrait },
    ...projects.map(({ image }, index) => ({ field: `projects[${index}].image`, image })),
  ]
  return images.flatMap(({ field, image }) => {
    if (!image || image.address.startsWith('https://') || existsSync(join(publicFolder, image.address)))
      return []
    const message = `expected a file in public/, found no ${image.address}`
    return { level: 'error', ...fieldWarning({ field: `${field}.address`, message }, file) }
  })
}

/** Finds a resume at an address of the site that is missing in `public/`. Only a warning, because another server may have it. */
export function missingResume(
  { links }: Pick<SiteContent, 'links'>,
  address: string,
  publicFolder: string,
): FieldMistake[] {
  if (!links.resume?.startsWith(address)) return []
  const written = new URL(links.resume).pathname.slice(new URL(address).pathname.length)
  const path = percentDecoded(written) ?? written
  if (path !== '' && existsSync(join(publicFolder, path))) return []
  return [{ field: 'links.resume', message: `expected a file in public/, found no ${path || 'name of one'}` }]
}
