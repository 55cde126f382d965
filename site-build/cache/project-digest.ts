import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders of the root without code. npm's list stands for the packages. */
const WITHOUT_CODE = /^(\..*|node_modules|build|dist|coverage|test-results|playwright-report)$/

/** Files in the root that can be code or configuration. Others come and go, such as the log of a build. */
const ROOT_CODE = /^\.env|\.([cm]?[jt]sx?|json|css)$/

/** The texts of articles. There may be thousands, and an owner who corrects one should not wait for Vite. */
export const ARTICLE_TEXTS = /^articles\/.*\.md$/

/** Bytes. A larger file, such as a video, is not read: its size and time are compared. */
const LARGE = 1_000_000

/** Files that an owner edits, and the documentation. Settings and keys contain the parts that cached results depend on. */
export const OWN_CONTENT = /^((articles|pages|public|docs)(\/|$)|content\/(?!rules\/))/

/**
 * A digest of the files of the project, the packages that npm has installed, and Node. It does not change when a package is edited
 * in place: remove `build/cache` then.
 *
 * @param finished the folder of the finished site
 * @param except matches the files that are left out, by their paths from the root with `/`
 */
export function projectDigest(root: string, finished: string, except: RegExp): string {
  const hash = createHash('sha256').update(process.version)
  const top = readdirSync(root, { withFileTypes: true }).filter((entry) =>
    entry.isFile()
      ? ROOT_CODE.test(entry.name)
      : !(WITHOUT_CODE.test(entry.name) || join(root, entry.name) === finished),
  )
  const inside = top
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true, recursive: true }))
  const files = [...top, ...inside]
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
  const installed = join(root, 'node_modules/.package-lock.json')
  for (const file of [...files, ...(existsSync(installed) ? [installed] : [])].toSorted()) {
    const path = relative(root, file).replaceAll(sep, '/')
    if (!except.test(path)) hash.update(`\0${path}\0`).update(contentOf(file))
  }
  return hash.digest('hex')
}

/** A link to a folder is not followed, so nothing cached is used. A broken link has no content. */
function contentOf(file: string): string | Uint8Array {
  try {
    const found = statSync(file)
    if (found.isDirectory()) return randomUUID()
    if (!found.isFile()) return 'no file'
    return found.size > LARGE ? `${found.size} bytes of ${found.mtimeMs}` : readFileSync(file)
  } catch {
    return 'nothing'
  }
}
