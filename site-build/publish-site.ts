import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { contentMistake } from './read/warnings.ts'

/** A folder in the target with the new site, only while that is published. */
const NEW = '.new-site'

/** The folders of a build, from the root of the project. Each site has its own, so that two can be built at the same time. */
export function buildFolders(outDir: string) {
  const name = basename(outDir)
  return {
    server: `build/server/${name}`,
    unfinished: `build/site/${name}`,
    cache: `build/cache/kept/${name}`,
  }
}

/** The folder for the finished site. One inside the project is replaced, so it may have only the files of git and of an earlier site. */
export function siteTarget(root: string, outDir: string) {
  const folder = resolve(root, outDir)
  if (`${resolve(root)}${sep}`.startsWith(`${folder}${sep}`))
    throw contentMistake(
      `--outDir ${outDir}: expected a folder for the site, found one that contains the project.`,
    )
  const isReplaced = folder.startsWith(resolve(root) + sep)
  const files = isReplaced && existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : []
  // A build that was killed while it published a site has left the second one.
  if (files.length > 0 && !files.includes(INDEX_PATH) && !files.includes(NEW))
    throw contentMistake(
      `--outDir ${outDir}: expected a new folder, an empty one, or an earlier build of the site, found ${files[0]}, which the build would delete. Choose another folder, or delete this one.`,
    )
  return { folder, isReplaced }
}

/**
 * Moves a finished site into its target. The new site is on the target's disk before the last one is removed, because it may be full.
 * The target itself stays, because it may be a link or a mount point, or be open in a server or an editor.
 */
export function publishSite(finished: string, { folder, isReplaced }: ReturnType<typeof siteTarget>): void {
  // `.gitkeep` preserves an empty `public/` in git, and is not part of the site.
  rmSync(join(finished, '.gitkeep'), { force: true })
  mkdirSync(folder, { recursive: true })
  const next = join(folder, NEW)
  rmSync(next, { recursive: true, force: true })
  try {
    move(finished, next)
  } catch (error) {
    rmSync(next, { recursive: true, force: true })
    throw error
  }
  const last = isReplaced ? readdirSync(folder).filter((name) => name !== '.git' && name !== NEW) : []
  for (const name of last) rmSync(join(folder, name), { recursive: true })
  moveInto(next, folder)
}

/** Moves everything in one folder into another of the same disk, also into folders that are there already. */
function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && existsSync(target)) moveInto(source, target)
    else renameSync(source, target)
  }
  rmdirSync(from)
}

/** Files can only be copied to another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true })
  }
}
