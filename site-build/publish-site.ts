import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves a finished site to where its owner expects it. Until then the last one is untouched, so a build that fails leaves it.
 *
 * @param finished the folder of the new site, which is gone afterwards
 * @param isReplaced whether the files of the last site are removed, except those of git
 */
export function publishSite(finished: string, target: string, isReplaced: boolean): void {
  mkdirSync(target, { recursive: true })
  const old = isReplaced ? readdirSync(target).filter((name) => name !== '.git') : []
  for (const name of old) rmSync(join(target, name), { recursive: true })
  // It keeps an empty `public/` in git, and is no part of the site.
  rmSync(join(finished, '.gitkeep'), { force: true })
  for (const name of readdirSync(finished)) move(join(finished, name), join(target, name))
  rmSync(finished, { recursive: true })
}

/** To another disk, or into a folder that exists, files can only be copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}
