import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Content = string | Uint8Array

/** A file of the site: its name, as for `WriteFile`, and its content, made when somebody asks for it; null if it is gone. */
export type SiteFile = [name: string, make: () => Content | null | Promise<Content | null>]

/** Writes a file of the new site. Its name is below the site, with `/` between folders. */
export type WriteFile = (name: string, content: Content) => void

/**
 * Writes files that seldom change from build to build. One that the last site has with the same bytes gets a second name (a hard
 * link): that takes a sixth of the processor time of a new file, and hosts see that it has not changed.
 *
 * @param folder of the new site
 * @param last the folder of the last site, which is removed when the new one takes its place; `null` if it is not
 * @param own the owner's `public/`, which the new site has already: a file of the same name stays
 */
export function siteFiles(folder: string, last: string | null, own: string | null = null): WriteFile {
  const modes = new Map<string, number>()
  return (name, content) => {
    if (own !== null && existsSync(join(own, name))) return
    const file = join(folder, name)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const parent = dirname(file)
    if (!modes.has(parent)) mkdirSync(parent, { recursive: true })
    // What a new file gets: its folder is new, too.
    const mode = modes.get(parent) ?? lstatSync(parent).mode & 0o666
    modes.set(parent, mode)
    if (last !== null && isLinked(join(last, name), file, bytes, mode)) return
    // A second text of this name must not change the file of the last site.
    rmSync(file, { force: true })
    writeFileSync(file, bytes)
  }
}

/** @returns false where there is no such file, other bytes or another mode, a file already, or a disk without hard links */
function isLinked(old: string, file: string, bytes: Uint8Array, mode: number): boolean {
  try {
    const found = lstatSync(old, { throwIfNoEntry: false })
    if (!found?.isFile() || (found.mode & 0o777) !== mode) return false
    if (found.size !== bytes.length || !readFileSync(old).equals(bytes)) return false
    linkSync(old, file)
    return true
  } catch {
    return false
  }
}
