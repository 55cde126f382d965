import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { snapshotIndexPath, snapshotTextPath } from '#app/lib/snapshot.ts'
import { gitBlobId } from '#site-build/source/article-folder.ts'
import type { ArticleFiles } from '#site-build/source/article-files.ts'
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
  await writeBytes(join(outDir, snapshotIndexPath()), JSON.stringify(index))
}

/**
 * Writes the articles' Markdown beside the saved copies, so that a later build can keep this snapshot when its source
 * fails. Files of a checkout need no such copy.
 */
export async function writeTexts(outDir: string, { entries, repositoryId }: ArticleFiles): Promise<void> {
  if (repositoryId === null) return
  for (const { bytes } of entries) {
    if (bytes) await writeBytes(join(outDir, snapshotTextPath(gitBlobId(bytes))), bytes)
  }
}

async function writeBytes(file: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
