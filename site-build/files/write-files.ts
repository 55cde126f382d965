import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Report } from '#site-build/model.ts'

type Content = string | Uint8Array

/** A file of the site: its name, with `/` between folders, and a function that makes its content. */
export type SiteFile = [name: string, make: () => Content | Promise<Content>]

/** Writes files one after the other, and those of a bundle, of which the owner's replace others, except documents: they would hide a page. */
export async function writeFiles(
  files: readonly SiteFile[],
  bundle: string,
  write: (name: string, content: Content) => void,
  report: Report,
) {
  const all = new Map(files)
  for (const entry of readdirSync(bundle, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = relative(bundle, file).replaceAll(sep, '/')
    // `.gitkeep` preserves an empty `public/` in git, and `.vite` has the manifest.
    if (!entry.isFile() || /^\.(gitkeep$|vite\/)/.test(name)) continue
    if (name.endsWith('.html') && all.has(name)) {
      const message = 'the site has a page at this address, which is published instead. Rename the file'
      report({ file: `public/${name}`, message })
    } else all.set(name, () => readFileSync(file))
  }
  for (const [name, make] of all) write(name, await make())
}
