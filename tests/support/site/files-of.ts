import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The text of every file of a finished site, by its path below the folder, with slashes. */
export function filesOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = paths
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')] as const)
  return new Map(texts)
}
