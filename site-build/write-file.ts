import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Content = string | Uint8Array

/** A file of the site: its name, as for `WriteFile`, and a function that makes its content, or null if there is none. */
export type SiteFile = [name: string, make: () => Content | null | Promise<Content | null>]

/** Writes a file of the new site. Its name is relative to the site, with `/` between folders. */
export type WriteFile = (name: string, content: Content) => void

/**
 * Writes files into the new site.
 *
 * @param folder of the new site
 * @param own the owner's `public/`, whose files the new site has already and keeps
 */
export function fileWriter(folder: string, own: string | null = null): WriteFile {
  return (name, content) => {
    if (own !== null && existsSync(join(own, name))) return
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
