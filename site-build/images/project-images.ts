import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentMistake } from '#content/content-mistake.ts'
import type { Project } from '#content/site-content.ts'

/** @throws Error with every project whose picture is missing */
export function checkProjectImages(projects: readonly Project[], publicFolder: string): void {
  const missing = projects.flatMap(({ image }, index) => {
    if (!image || image.address.startsWith('https://') || existsSync(join(publicFolder, image.address)))
      return []
    return [`  - projects[${index}].image.address: expected a file in public/, found no ${image.address}`]
  })
  if (missing.length > 0) throw contentMistake(`content/site.ts needs a correction:\n${missing.join('\n')}`)
}
