import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { contentMistake } from './read/warnings/content-mistake.ts'

/* Folders in the target, only while a site is published: */
/** A copy of the new site, which may be incomplete. */
const COPYING = '.copying-site'
/** The new site, while the last one is put aside. */
const COMPLETE = '.complete-site'
/** The new site, while it is moved to its place. */
const MOVING = '.moving-site'
/** The last site, if the new one replaces it. */
const LAST = '.last-site'

/** The folders of a build, from the root of the project. Each site has its own, so that two can be built at the same time. */
export function buildFolders(outDir: string) {
  const name = basename(outDir)
  return {
    server: `build/server/${name}`,
    unfinished: `build/site/${name}`,
    cache: `build/cache/kept/${name}`,
  }
}

/** The folder that a finished site is moved to. */
export type Target = {
  /** Complete. */
  folder: string
  /** Whether it is inside the project: a new site then replaces everything in it, except the files of git. */
  isReplaced: boolean
}

/**
 * Finds the folder for the finished site, and completes there what a build that was killed had begun.
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
  recoverSite(folder)
  const isReplaced = folder.startsWith(resolve(root) + sep)
  const files = isReplaced ? filesToReplace(folder) : []
  if (files.length > 0 && !files.includes(INDEX_PATH))
    throw contentMistake(
      `--outDir ${outDir}: expected a new folder, an empty one, or an earlier build of the site, found ${files[0]}, which the build would delete. Choose another folder, or delete this one.`,
    )
  return { folder, isReplaced }
}

/**
 * Copies a finished site into its target, and then exchanges the sites by renaming, so that a full disk or a killed build leaves no
 * half of a site. The target itself stays, because it may be a link or a mount point, or be open in a server or an editor.
 *
 * @param finished the folder of the new site, which is removed
 */
export function publishSite(finished: string, { folder, isReplaced }: Target): void {
  // `.gitkeep` preserves an empty `public/` in git, and is not part of the site.
  rmSync(join(finished, '.gitkeep'), { force: true })
  mkdirSync(folder, { recursive: true })
  try {
    move(finished, join(folder, COPYING))
  } catch (error) {
    rmSync(join(folder, COPYING), { recursive: true, force: true })
    throw error
  }
  if (isReplaced) mkdirSync(join(folder, LAST))
  renameSync(join(folder, COPYING), join(folder, COMPLETE))
  recoverSite(folder)
}

/** Whether a build was killed while it exchanged the sites. */
export function isHalfPublished(folder: string): boolean {
  return [COMPLETE, MOVING].some((name) => existsSync(join(folder, name)))
}

/** Completes the exchange of the sites from any of its steps, or removes a copy that is not complete. */
export function recoverSite(folder: string): void {
  const complete = join(folder, COMPLETE)
  const moving = join(folder, MOVING)
  const last = join(folder, LAST)
  rmSync(join(folder, COPYING), { recursive: true, force: true })
  if (existsSync(complete)) {
    if (existsSync(last)) putAside(folder, last, complete)
    renameSync(complete, moving)
  }
  if (existsSync(moving)) moveInto(moving, folder)
  rmSync(last, { recursive: true, force: true })
}

/** @throws after undoing it: on Windows, folders with open files cannot be renamed */
function putAside(folder: string, last: string, complete: string): void {
  try {
    for (const name of filesToReplace(folder)) renameSync(join(folder, name), join(last, name))
  } catch (error) {
    moveInto(last, folder)
    rmSync(complete, { recursive: true })
    throw error
  }
}

/** The names in the folder, except git's and those of this module; none if there is no such folder. */
function filesToReplace(folder: string): string[] {
  const others = new Set(['.git', COPYING, COMPLETE, MOVING, LAST])
  return existsSync(folder) ? readdirSync(folder).filter((name) => !others.has(name)) : []
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
