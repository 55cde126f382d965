import {
  cpSync,
  type Dirent,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * Moves a finished site to where its owner expects it. Until then the last one is untouched, so a build that fails leaves it.
 *
 * @param finished the folder of the new site, which is gone afterwards
 * @param isReplaced whether the files of the last site are removed, except those of git
 */
export function publishSite(finished: string, target: string, isReplaced: boolean): void {
  mkdirSync(target, { recursive: true })
  const old = isReplaced ? readdirSync(target, { withFileTypes: true }) : []
  for (const entry of old) if (entry.name !== '.git') remove(entry)
  // It keeps an empty `public/` in git, and is no part of the site.
  rmSync(join(finished, '.gitkeep'), { force: true })
  for (const name of readdirSync(finished)) move(join(finished, name), join(target, name))
  rmSync(finished, { recursive: true })
}

/** In Node 20, `rmSync` takes two to four times the processor time for a folder with thousands of files. */
function remove(entry: Dirent): void {
  const path = join(entry.parentPath, entry.name)
  try {
    if (entry.isDirectory()) {
      for (const inside of readdirSync(path, { withFileTypes: true })) remove(inside)
      rmdirSync(path)
    } else unlinkSync(path)
  } catch {
    // Windows does not remove a file that is read-only until `rmSync` has changed that.
    rmSync(path, { recursive: true })
  }
}

/** To another disk, or into a folder that exists, files can only be copied. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}
