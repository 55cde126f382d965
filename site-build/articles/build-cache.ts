import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { walkFolder } from '#site-build/walk-folder.ts'

/** The folders of the engine's code that makes cached results. */
const CODE = ['app', 'article-host', 'content/rules', 'markdown', 'site-build']

/** Everything that a result depends on, as JSON. */
type Key = readonly unknown[]

export type BuildCache = {
  /** @returns `undefined` for an unknown key */
  read: (key: Key) => unknown
  write: (key: Key, result: unknown) => void
}

/** Reads a result from the cache, or makes and writes it. */
export async function getOrMake<Result>(
  cache: BuildCache,
  key: Key,
  make: () => Promise<Result>,
): Promise<Result> {
  const cached = cache.read(key) as Result | undefined
  if (cached !== undefined) return cached
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

/** A cache in files, which the next build of a site reads. */
export type FileCache = BuildCache & {
  /** Removes the results that this build has neither read nor written. */
  dropUnused: () => void
  /** Why the cache could not be written, as the system says it; `null` if it could. */
  failure: () => string | null
}

/**
 * Opens a cache in a folder. A file that is damaged counts as missing. If the folder cannot be written, the results of this build stay
 * in memory, so a full disk costs the cache and not the build.
 *
 * @param code a digest of the code that makes the results (`codeDigest`)
 */
export function openCache(folder: string, code = ''): FileCache {
  const used = new Set<string>()
  const unwritten = memoryCache()
  let failure: string | null = null

  /** Changes files of the cache, or takes note why that is not possible. @returns whether it was possible */
  function attempt(change: () => void): boolean {
    try {
      change()
      return true
    } catch (error) {
      failure ??= (error as Error).message
      return false
    }
  }

  function fileOf(key: Key): string {
    const name = digestOf([code, key])
    used.add(name)
    return join(folder, name)
  }

  attempt(() => mkdirSync(folder, { recursive: true }))
  return {
    read: (key) => unwritten.read(key) ?? readResult(fileOf(key)),
    write(key, result) {
      const file = fileOf(key)
      const isWritten = attempt(() => {
        // A build that is ended must not leave half a file.
        writeFileSync(`${file}.new`, withDigest(JSON.stringify(result)))
        renameSync(`${file}.new`, file)
      })
      if (!isWritten) unwritten.write(key, result)
    },
    dropUnused() {
      attempt(() => {
        for (const name of readdirSync(folder))
          if (!used.has(name)) rmSync(join(folder, name), { recursive: true })
      })
    },
    failure: () => failure,
  }
}

/** @returns the result in a file of the cache; `undefined` for a file that is missing, unreadable, or not as it was written */
function readResult(file: string): unknown {
  try {
    const written = readFileSync(file, 'utf8')
    const json = written.slice(written.indexOf('\n') + 1)
    return written === withDigest(json) ? JSON.parse(json) : undefined
  } catch {
    return undefined
  }
}

/** A line with the digest of a text before the text, so that damage does not go unnoticed. */
function withDigest(text: string): string {
  return `${createHash('sha256').update(text).digest('hex')}\n${text}`
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
  // Written by npm.
  const packages = join(root, 'node_modules/.package-lock.json')
  const hash = createHash('sha256').update(process.version)
  for (const file of [...code, packages].filter(existsSync).toSorted())
    hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
