import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The paths of all files in a folder, below it, in order and with slashes. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted()
}
