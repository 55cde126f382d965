import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentMistake } from '#content/content-mistake.ts'
import type { Project } from '#content/site-content.ts'

/**
 * Checks that each project's own picture exists.
 *
 * @throws Error that names every field whose file is missing
 */
export function checkProjectImages(projects: readonly Project[], publicFolder: string): void {
  const problems = projects.flatMap(({ image }, index) => {
    if (!image || image.address.startsWith('https://') || existsSync(join(publicFolder, image.address)))
      return []
    return [`  - projects[${index}].image.address: expected a file in public/, found no ${image.address}`]
  })
  if (problems.length > 0) throw contentMistake(`content/site.ts needs a correction:\n${problems.join('\n')}`)
}
