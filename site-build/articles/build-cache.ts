import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { walkFolder } from '#site-build/walk-folder.ts'

/** The folders of the engine's code that makes cached results. */
const CODE = ['app', 'article-host', 'content/rules', 'markdown', 'site-build']

/** Everything that a result depends on, as JSON. */
type Key = readonly unknown[]

export type BuildCache = Pick<ReturnType<typeof openCache>, 'read' | 'write'>

export async function getOrMake<Result>(
  cache: BuildCache,
  key: Key,
  make: () => Promise<Result>,
  isCurrent: (result: Result) => boolean = () => true,
): Promise<Result> {
  const cached = cache.read(key) as Result | undefined
  if (cached !== undefined && isCurrent(cached)) return cached
  const made = await make()
  cache.write(key, made)
  return made
}

/** A cache for commands that write none to the disk. */
export function memoryCache(): BuildCache {
  const results = new Map<string, unknown>()
  return {
    read: (key) => results.get(JSON.stringify(key)),
    write: (key, result) => void results.set(JSON.stringify(key), result),
  }
}

/** A cache in files for the next build of a site. @param code a digest of the code that makes the results (`codeDigest`) */
export function openCache(folder: string, code = '') {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()
  const fileOf = (key: Key) => {
    const name = digestOf([code, key])
    used.add(name)
    return join(folder, name)
  }
  return {
    /** @returns `undefined` for an unknown key */
    read(key: Key): unknown {
      const file = fileOf(key)
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    },
    write(key: Key, result: unknown): void {
      const file = fileOf(key)
      // A build that is ended must not leave half a file.
      writeFileSync(`${file}.new`, JSON.stringify(result))
      renameSync(`${file}.new`, file)
    },
    /** Removes the results that this build has neither read nor written. */
    dropUnused() {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { recursive: true })
    },
  }
}

/** A digest of a value as JSON, for keys that would be long. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40)
}

/** A digest of the engine's code, of the packages that npm has installed, and of Node's version: the results of others are not used. */
export function codeDigest(root: string): string {
  const code = CODE.flatMap((folder) =>
    walkFolder(join(root, folder)).files.map((path) => join(root, folder, path)),
  )
  const packages = join(root, 'node_modules/.package-lock.json')
  const hash = createHash('sha256').update(process.version)
  for (const file of [...code, packages].filter(existsSync).toSorted())
    hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
