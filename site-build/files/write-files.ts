import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Warn } from '#site-build/read/warnings.ts'

type Content = string | Uint8Array

/** A file of the site: its name, with `/` between folders, and a function that makes its content. */
export type SiteFile = [name: string, make: () => Content | Promise<Content>]

/** Writes files one after the other. Those of the owner's `public/` stay, except documents, which would hide a page. */
export async function writeFiles(files: readonly SiteFile[], folder: string, own: string, warn: Warn) {
  for (const [name, make] of files) {
    if (existsSync(join(own, name))) {
      if (!name.endsWith('.html')) continue
      const message = 'the site has a page at this address, which is published instead. Rename the file'
      warn({ file: `public/${name}`, message })
    }
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await make())
  }
}
