import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Results that take long to make, for the next build. */
export type BuildCache = {
  /** @returns `null` for an unknown key */
  read: (key: Key) => Buffer | null
  write: (key: Key, content: Made) => void
  /** The cached result, or else that of `make`, which is then cached. */
  getOrMake: (key: Key, make: () => Made | Promise<Made>) => Promise<Buffer>
  /** Removes the results that this build has neither read nor written. */
  dropUnused: () => void
}

/** Everything that the result depends on, as JSON. */
type Key = readonly unknown[]
type Made = string | Uint8Array

/**
 * A cache in files. Deleting the folder costs only time.
 *
 * @param folder of one site, so that two can be built at the same time
 * @param code a digest of the code that makes the results (`code-digest.ts`)
 */
export function openCache(folder: string, code = ''): BuildCache {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()

  function fileOf(key: Key): string {
    const name = digestOf([code, key])
    used.add(name)
    return join(folder, name)
  }
  function read(key: Key): Buffer | null {
    try {
      return readFileSync(fileOf(key))
    } catch {
      return null
    }
  }
  function write(key: Key, content: Made): void {
    const file = fileOf(key)
    // A build that is ended must not leave half a file.
    writeFileSync(`${file}.new`, content)
    renameSync(`${file}.new`, file)
  }
  return {
    read,
    write,
    async getOrMake(key, make) {
      const cached = read(key)
      if (cached) return cached
      const made = await make()
      write(key, made)
      return Buffer.from(made)
    },
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
