import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArticleHosts } from '#github/hosts.ts'
import { gitBlobId, type FolderEntry } from '#site-build/source/article-folder.ts'

/**
 * The articles folder in the shape of GitHub's contents API (REST reference, "Get repository content", array of
 * `content-directory` items), as far as the site and people who look at it need it.
 */
export function listingOf(entries: readonly FolderEntry[], rawFolder: string): unknown[] {
  return entries.map(({ name, type, bytes }) => ({
    name,
    path: `articles/${name}`,
    sha: bytes === null ? null : gitBlobId(bytes),
    size: bytes?.length ?? 0,
    type,
    download_url: type === 'file' ? `${rawFolder}/${encodeURIComponent(name)}` : null,
  }))
}

/** The path, below the base of the API, that answers with the listing (specification, section 7). */
export function listingPath({ owner, repo }: ArticleHosts): string {
  return `repos/${owner}/${repo}/contents/articles`
}

/** The path, below the base of the raw host, under which the articles' files lie (specification, section 7). */
export function rawFolderPath({ owner, repo }: ArticleHosts): string {
  return `${owner}/${repo}/main/articles`
}

/** The address of the folder `articles` on the raw host, with a slash at the end: what stands before a picture's path. */
export function articlesAddress(hosts: ArticleHosts): string {
  return `${hosts.raw}/${rawFolderPath(hosts)}/`
}

/**
 * Writes both answers as files below `outDir`, so that any static host gives them.
 *
 * @param folder the articles of this checkout
 * @param entries those of its files that are published: nothing tells of the others
 */
export async function writeEmbeddedGithub(
  outDir: string,
  folder: string,
  entries: readonly FolderEntry[],
  hosts: ArticleHosts,
): Promise<void> {
  const listing = join(outDir, 'github/api', listingPath(hosts))
  await mkdir(join(listing, '..'), { recursive: true })
  await writeFile(listing, JSON.stringify(listingOf(entries, `${hosts.raw}/${rawFolderPath(hosts)}`)))
  const listed = new Set(entries.map(({ name }) => join(folder, name)))
  await cp(folder, join(outDir, 'github/raw', rawFolderPath(hosts)), {
    recursive: true,
    dereference: false,
    filter: (file) => dirname(file) !== folder || listed.has(file),
  })
}
