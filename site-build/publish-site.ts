import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { hasContent, writeContent } from './file-content.ts'
import type { FileContent } from './model.ts'
import { contentError } from './read/findings.ts'

/** The folder in the target with the files of the new site, until it is complete. */
const NEW = '.new-site'

/** The folders of a build, from the root of the project. Each site has its own, so that two can be built at the same time. */
export function buildFolders(outDir: string) {
  const name = basename(outDir)
  return {
    client: `build/client/${name}`,
    server: `build/server/${name}`,
    cache: `build/cache/kept/${name}`,
  }
}

/** The folder of the finished site, while a new one is made. */
export type Target = {
  /** Writes a file of the new site on the disk of the last one, unless that has the same. Unchanged files keep their times. */
  write: (name: string, content: FileContent) => void
  /** Reads a file of the new site. */
  read: (name: string) => Buffer
  /** Replaces the last site. */
  publish: () => void
  /** Removes what is left of a new site that was not published. */
  close: () => void
}

/**
 * Opens the folder for the finished site, which stays as it is until the new site is published. One inside the project is replaced, so
 * it may have only the files of git and of an earlier site. The folder itself stays, because it may be a link or a mount point, or
 * be open in a server or an editor.
 */
export function openTarget(root: string, outDir: string): Target {
  const folder = resolve(root, outDir)
  refuseAroundProject(root, outDir)
  mkdirSync(folder, { recursive: true })
  const isReplaced = folder.startsWith(resolve(root) + sep)
  const lastNames = isReplaced ? readdirSync(folder).filter((name) => name !== '.git') : []
  refuseOtherFiles(outDir, lastNames)
  const next = join(folder, NEW)
  const close = () => rmSync(next, { recursive: true, force: true })
  close()
  mkdirSync(next)
  /** The files of the new site that the last one does not have as they are. */
  const changed = new Set<string>()
  /** The files and folders of the last site that are not in the new one. */
  const stale = new Set(lastNames.flatMap((name) => (name === NEW ? [] : pathsIn(join(folder, name)))))

  /** Keeps a file of the last site, and the folders that contain it. */
  function keep(path: string): void {
    for (let kept = path; kept !== folder; kept = dirname(kept)) stale.delete(kept)
  }

  return {
    write(name, content) {
      const lastFile = join(folder, name)
      if (stale.has(lastFile) && lstatSync(lastFile).isFile()) {
        keep(lastFile)
        if (hasContent(lastFile, content)) return
      }
      changed.add(name)
      mkdirSync(dirname(join(next, name)), { recursive: true })
      writeContent(join(next, name), content)
    },
    read: (name) => readFileSync(join(changed.has(name) ? next : folder, name)),
    publish() {
      for (const path of stale) rmSync(path, { recursive: true, force: true })
      for (const name of changed) {
        mkdirSync(dirname(join(folder, name)), { recursive: true })
        renameSync(join(next, name), join(folder, name))
      }
    },
    close,
  }
}

/** @throws ContentError if the project itself is below the folder for the site */
function refuseAroundProject(root: string, outDir: string): void {
  const folder = resolve(root, outDir)
  const isAround = `${resolve(root)}${sep}`.startsWith(`${folder}${sep}`)
  if (isAround)
    throw contentError(
      `--outDir ${outDir}: expected a folder for the site, found one that contains the project.`,
    )
}

/** @throws ContentError if a folder that will be replaced has files that are no site. @param names what is in it */
function refuseOtherFiles(outDir: string, names: readonly string[]): void {
  // A build that was killed has left the files of its site.
  const isSite = names.includes(INDEX_PATH) || names.includes(NEW)
  if (names.length > 0 && !isSite)
    throw contentError(
      `--outDir ${outDir}: expected a new folder, an empty one, or an earlier build of the site, found ${names[0]}, which the build would delete. Choose another folder, or delete this one.`,
    )
}

/** The path of a file, or those of a folder and of everything in it. Links are not followed. */
function pathsIn(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path]
  return [path, ...readdirSync(path).flatMap((name) => pathsIn(join(path, name)))]
}
