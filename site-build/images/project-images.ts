import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { contentMistake } from '#content/content-mistake.ts'
import type { Project } from '#content/site-content.ts'

/**
 * Makes sure that each project's own picture is where the content file says it is.
 *
 * @param publicFolder what the site serves as it stands
 * @throws Error that names every field whose file is missing
 */
export async function checkProjectImages(projects: readonly Project[], publicFolder: string): Promise<void> {
  const checks = projects.map(async ({ image }, index) => {
    if (!image || image.address.startsWith('https://')) return []
    const isThere = await access(join(publicFolder, image.address)).then(
      () => true,
      () => false,
    )
    return isThere
      ? []
      : [`  - projects[${index}].image.address: expected a file in public/, found no ${image.address}`]
  })
  const problems = (await Promise.all(checks)).flat()
  if (problems.length > 0) throw contentMistake(`content/site.ts needs a correction:\n${problems.join('\n')}`)
}
