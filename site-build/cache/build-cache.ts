import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Results that take long to make, for the next build. */
export type BuildCache = {
  /** @returns `null` for an unknown key, and for a file that is damaged or belongs to something else */
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
 * A cache in files. Their first line is a checksum of key and content, so that a damaged or foreign file is never used. They are
 * read and written synchronously, which takes a third of the processor time of `node:fs/promises` for small files.
 *
 * @param folder of one site, so that two can be built at the same time
 * @param maker the code of the project (`project-digest.ts`) and the options of the build, as JSON
 */
export function openCache(folder: string, maker: unknown = ''): BuildCache {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()

  function fileOf(key: Key): string {
    const file = digestOf([maker, key])
    used.add(file)
    return file
  }
  function read(key: Key): Buffer | null {
    const file = fileOf(key)
    const found = readIfThere(join(folder, file))
    const content = found.subarray(CHECKSUM_LENGTH)
    return found.toString('latin1', 0, CHECKSUM_LENGTH) === checksum(file, content) ? content : null
  }
  function write(key: Key, content: Made): void {
    const file = fileOf(key)
    // A folder of this name may be in the way.
    rmSync(join(folder, file), { recursive: true, force: true })
    writeFileSync(
      join(folder, file),
      Buffer.concat([Buffer.from(checksum(file, content)), Buffer.from(content)]),
    )
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
      for (const file of readdirSync(folder))
        if (!used.has(file)) rmSync(join(folder, file), { recursive: true })
    },
  }
}

/** A digest of a value as JSON, for keys that would be long. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40)
}

/** Ten digits and a line end. */
const CHECKSUM_LENGTH = 11

/** A CRC finds damage, and takes a tenth of a digest's time. Neither prevents a forged file. */
function checksum(name: string, content: Made): string {
  return `${String(crc32(content, crc32(name))).padStart(CHECKSUM_LENGTH - 1, '0')}\n`
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
