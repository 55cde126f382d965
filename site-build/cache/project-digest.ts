import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders of the root that no code comes from. The packages are those of npm's list. */
const WITHOUT_CODE = /^(\..*|node_modules|build|dist|coverage|test-results|playwright-report)$/

/** The texts of articles. There can be thousands, and an owner who corrects one must not wait for Vite. */
export const ARTICLE_TEXTS = /^articles\/.*\.md$/

/** What an owner edits, and the pages about the project. What they say is in the settings and keys, or in nothing that is kept. */
export const OWN_CONTENT = /^((articles|pages|public|docs)\/|content\/(?!rules\/)|[^/]+\.md$)/

/**
 * A digest of the files of the project, what npm has installed, and Node. Links to places outside the project and packages that are
 * edited in their place do not count: remove `build/cache` then.
 *
 * @param finished the folder of the finished site
 * @param except matches the files that do not count, by their path from the root with `/`
 */
export function projectDigest(root: string, finished: string, except: RegExp): string {
  const hash = createHash('sha256').update(process.version)
  const top = readdirSync(root, { withFileTypes: true })
  const inside = top
    .filter((entry) => entry.isDirectory() && !WITHOUT_CODE.test(entry.name))
    .map(({ name }) => join(root, name))
    .filter((folder) => folder !== finished)
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
  const files = [...top, ...inside]
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const installed = join(root, 'node_modules/.package-lock.json')
  for (const file of [...files, ...(existsSync(installed) ? [installed] : [])].toSorted()) {
    const path = relative(root, file).replaceAll(sep, '/')
    if (!except.test(path)) hash.update(`\0${path}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
