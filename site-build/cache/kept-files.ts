import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Results that take long to make, in files that the next build uses again. */
export type KeptFiles = {
  /** @returns `null` for an unknown key, and for a file that is damaged or belongs to something else */
  read: (key: Key) => Buffer | null
  write: (key: Key, content: Made) => void
  /** What was kept, or else what `make` makes now. */
  keep: (key: Key, make: () => Made | Promise<Made>) => Promise<Buffer>
  /** Removes what this build has neither read nor written. */
  forgetOthers: () => void
}

/** Everything that has an influence on the result, as JSON can say it. */
type Key = readonly unknown[]
type Made = string | Uint8Array

/**
 * Files whose first line is a checksum of their key and content, so that a damaged or foreign file is never used. They are read
 * and written at once: for small files that takes a third of the processor time of `node:fs/promises`.
 *
 * @param folder of one site, so that two can be built at the same time
 * @param maker what made the files: the code of the project (`project-digest.ts`) and the options of the build
 */
export function keptFiles(folder: string, maker: unknown = ''): KeptFiles {
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
    // A folder of this name is as spoiled as a damaged file.
    rmSync(join(folder, file), { recursive: true, force: true })
    writeFileSync(
      join(folder, file),
      Buffer.concat([Buffer.from(checksum(file, content)), Buffer.from(content)]),
    )
  }
  return {
    read,
    write,
    async keep(key, make) {
      const kept = read(key)
      if (kept) return kept
      const made = await make()
      write(key, made)
      return Buffer.from(made)
    },
    forgetOthers() {
      for (const file of readdirSync(folder))
        if (!used.has(file)) rmSync(join(folder, file), { recursive: true })
    },
  }
}

/** A digest of what JSON can say, for keys that would be long. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40)
}

/** Ten digits and a line end. */
const CHECKSUM_LENGTH = 11

/** A CRC finds damage, and costs a tenth of a digest. Whoever wants to forge a file can compute either. */
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
