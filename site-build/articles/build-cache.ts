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
  /** Reads bytes, which other code than the present may have made: their key has everything that they depend on. */
  readBytes: (key: Key) => Buffer | undefined
  writeBytes: (key: Key, bytes: Uint8Array) => void
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
  const files = new Map<string, Buffer>()
  return {
    read: (key) => results.get(JSON.stringify(key)),
    write: (key, result) => void results.set(JSON.stringify(key), result),
    readBytes: (key) => files.get(JSON.stringify(key)),
    writeBytes: (key, bytes) => void files.set(JSON.stringify(key), Buffer.from(bytes)),
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
    const name = digestOf(key)
    used.add(name)
    return join(folder, name)
  }

  /** @returns whether the disk has the bytes now */
  function writeFile(key: Key, bytes: Uint8Array): boolean {
    const file = fileOf(key)
    return attempt(() => {
      // A build that is ended must not leave half a file.
      writeFileSync(`${file}.new`, withDigest(bytes))
      renameSync(`${file}.new`, file)
    })
  }

  attempt(() => mkdirSync(folder, { recursive: true }))
  return {
    read(key) {
      const result = unwritten.read(key)
      if (result !== undefined) return result
      const bytes = readContent(fileOf([code, key]))
      return bytes && JSON.parse(bytes.toString())
    },
    write(key, result) {
      if (!writeFile([code, key], Buffer.from(JSON.stringify(result)))) unwritten.write(key, result)
    },
    readBytes: (key) => unwritten.readBytes(key) ?? readContent(fileOf(key)),
    writeBytes(key, bytes) {
      if (!writeFile(key, bytes)) unwritten.writeBytes(key, bytes)
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

/** The number of bytes of a digest, and the line break after it. */
const DIGEST_BYTES = 65

/** @returns the content of a file of the cache; `undefined` for a file that is missing, unreadable, or not as it was written */
function readContent(file: string): Buffer | undefined {
  try {
    const written = readFileSync(file)
    const content = written.subarray(DIGEST_BYTES)
    return written.equals(withDigest(content)) ? content : undefined
  } catch {
    return undefined
  }
}

/** A line with the digest of a content before the content, so that damage does not go unnoticed. */
function withDigest(content: Uint8Array): Buffer {
  const digest = createHash('sha256').update(content).digest('hex')
  return Buffer.concat([Buffer.from(`${digest}\n`), content])
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
