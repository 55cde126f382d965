import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a finished site whose name ends like this: its text by its path, with slashes. */
export function filesOf(folder: string, ending: RegExp): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = paths
    .filter((path) => ending.test(path) && statSync(join(folder, path)).isFile())
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')] as const)
  return new Map(texts)
}
