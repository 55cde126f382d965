import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of the engine's code that makes cached results. */
const CODE = ['app', 'article-host', 'content/rules', 'markdown', 'site-build']

/** A digest of the engine's code, of the packages that npm has installed, and of Node's version: the results of others are not used. */
export function codeDigest(root: string): string {
  const files = CODE.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true }),
  )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const packages = join(root, 'node_modules/.package-lock.json')
  const hash = createHash('sha256').update(process.version)
  for (const file of [...files, packages].filter(existsSync).toSorted())
    hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
