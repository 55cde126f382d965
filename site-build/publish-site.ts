import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { contentMistake } from './warnings/content-mistake.ts'

/** The folder that a finished site is moved to. */
export type Target = {
  /** Complete. */
  folder: string
  /** Whether it is inside the project: a new site then replaces everything in it, except the files of git. */
  isReplaced: boolean
}

/**
 * Finds the folder for the finished site.
 *
 * @param outDir from the root of the project
 * @throws ContentMistake for a folder that contains the project, or that would be replaced and has other files than an earlier site
 */
export function siteTarget(root: string, outDir: string): Target {
  const folder = resolve(root, outDir)
  if (`${resolve(root)}${sep}`.startsWith(`${folder}${sep}`))
    throw contentMistake(
      `--outDir ${outDir}: expected a folder for the site, found one that contains the project.`,
    )
  const isReplaced = folder.startsWith(resolve(root) + sep)
  const files = isReplaced ? filesToReplace(folder) : []
  if (files.length > 0 && !files.includes(INDEX_PATH))
    throw contentMistake(
      `--outDir ${outDir}: expected a new folder, an empty one, or an earlier build of the site, found ${files[0]}, which the build would delete. Choose another folder, or delete this one.`,
    )
  return { folder, isReplaced }
}

/**
 * Moves a finished site to its target. Until then the last site is untouched, so a build that fails leaves it as it was.
 *
 * @param finished the folder of the new site, which is removed
 */
export function publishSite(finished: string, { folder, isReplaced }: Target): void {
  mkdirSync(folder, { recursive: true })
  for (const name of isReplaced ? filesToReplace(folder) : []) rmSync(join(folder, name), { recursive: true })
  // `.gitkeep` preserves an empty `public/` in git, and is not part of the site.
  rmSync(join(finished, '.gitkeep'), { force: true })
  for (const name of readdirSync(finished)) move(join(finished, name), join(folder, name))
  rmSync(finished, { recursive: true })
}

/** The names in the folder, except git's; none if there is no such folder. */
function filesToReplace(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : []
}

/** Files can only be copied to another disk, or into a folder that exists. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}
