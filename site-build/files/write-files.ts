import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { FileContent, Report, SiteFile } from '#site-build/model.ts'
import { noNames, outputName, type TakenNames } from '#site-build/plan/addresses/output-name.ts'
import { walkFolder } from '#site-build/walk-folder.ts'

/** Preserves an empty `public/` in git. */
const PLACEHOLDER = '.gitkeep'
/** Vite's folder for its manifest, which only the build reads. */
const MANIFEST_FOLDER = '.vite/'

/**
 * Writes files one after the other: the rows of the table, the owner's `public/`, and those of a bundle. The owner's files replace
 * others, except documents, because they would hide a page.
 *
 * @param bundle a complete path
 * @param publicFolder a complete path; the folder may be missing
 */
export async function writeFiles(
  files: readonly SiteFile[],
  bundle: string,
  publicFolder: string,
  write: (name: string, content: FileContent) => void,
  report: Report,
) {
  const all = new Map(files)
  const takenNames = noNames()
  const owners = existsSync(publicFolder) ? walkFolder(publicFolder) : { files: [], links: [] }
  for (const name of owners.links) {
    const message =
      'expected a file, found a symbolic link, which the site does not publish. Copy its target here'
    report({ file: `public/${name}`, message })
  }
  for (const name of owners.files) {
    if (name === PLACEHOLDER) continue
    if (name.endsWith('.html') && all.has(name)) {
      const message = 'the site has a page at this address, which is published instead. Rename the file'
      report({ file: `public/${name}`, message })
    } else all.set(name, () => ({ copiedFrom: join(publicFolder, name) }))
  }
  for (const name of walkFolder(bundle).files)
    if (!name.startsWith(MANIFEST_FOLDER)) all.set(name, () => readFileSync(join(bundle, name)))
  // Before anything is written, because a file that cannot be stored must not end a build in its middle.
  const named = [...all].filter(([name]) => isStorable(name, owners.files, takenNames, report))
  for (const [name, make] of named) write(name, await make())
}

/** Decides about the name of a file, and reports one that some system cannot store. @param owners the files of `public/` */
function isStorable(
  name: string,
  owners: readonly string[],
  takenNames: TakenNames,
  report: Report,
): boolean {
  const decided = outputName(name, takenNames)
  if ('name' in decided) return true
  const isOwners = owners.includes(name)
  const message = `expected a file name that every system can store, found ${oneLine(decided.refusal)}. The site does not have this file.`
  report(
    isOwners ? { file: `public/${oneLine(name)}`, message } : { message: `${oneLine(name)}: ${message}` },
  )
  return false
}
