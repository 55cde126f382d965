import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { snapshotIndexPath } from '#app/lib/snapshot.ts'
import type { PublishedArticles } from './published-articles.ts'

/** The longest file name, in bytes, that the file systems of hosts take (ext4, APFS, NTFS). */
const MAX_FILE_NAME = 255

/**
 * Whether a page of its own can be written for an article: `index` would stand for the folder, and a name may be too
 * long for its file or look like one. Such an article is opened by `404.html`, like one that is newer than the build.
 */
export function hasFile(name: string, extension: string): boolean {
  // A host would find `X.html` already under the address of an article of that name.
  if (/^index$|\.html$/i.test(name)) return false
  return Buffer.byteLength(name + extension) <= MAX_FILE_NAME
}

/** Writes the list, for pages whose document did not bring it along. */
export async function writeIndex(outDir: string, { index }: PublishedArticles): Promise<void> {
  const file = join(outDir, snapshotIndexPath())
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(index))
}
