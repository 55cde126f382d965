import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One entry of the articles folder, as far as GitHub's listing of it would say. Only files have bytes. */
export type FolderEntry = {
  name: string
  type: 'file' | 'dir' | 'symlink'
  bytes: Buffer | null
  /** When its content was last changed, ms since 1970; `null` or nothing where the source does not know. */
  changedAt?: number | null
}

/**
 * What the articles folder holds, in byte order as GitHub lists it. Folders and links have no bytes.
 *
 * @throws Error that names the folder when it cannot be read
 */
export async function readArticleFolder(folder: string): Promise<FolderEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`${folder}: expected a folder with the articles (*.md), found none that can be read.`, {
      cause,
    })
  })
  const read = entries.map(async (entry): Promise<FolderEntry> => {
    if (entry.isDirectory()) return { name: entry.name, type: 'dir', bytes: null }
    if (!entry.isFile()) return { name: entry.name, type: 'symlink', bytes: null }
    return { name: entry.name, type: 'file', bytes: await readFile(join(folder, entry.name)) }
  })
  return (await Promise.all(read)).toSorted((a, b) =>
    Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)),
  )
}

/** The id git gives to a file's content: SHA-1 of "blob", its size in bytes, NUL, and the bytes (git-hash-object). */
export function gitBlobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
