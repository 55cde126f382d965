import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ArticleHosts } from '#github/hosts.ts'

type Listed = { name: string; sha: string; size?: number }

/** Articles in the format of GitHub's contents API (REST reference, "Get repository content", `content-directory`). */
export function listingOf(articles: readonly Listed[], rawFolder: string): unknown[] {
  return articles.map(({ name, sha, size }) => ({
    name: `${name}.md`,
    path: `articles/${name}.md`,
    sha,
    size,
    type: 'file',
    download_url: `${rawFolder}/${encodeURIComponent(`${name}.md`)}`,
  }))
}

/** The path of the listing below the API (specification, section 7). */
export function listingPath({ owner, repo }: ArticleHosts): string {
  return `repos/${owner}/${repo}/contents/articles`
}

/** The path of the articles below the raw host (specification, section 7). */
export function rawFolderPath({ owner, repo }: ArticleHosts): string {
  return `${owner}/${repo}/main/articles`
}

/** The address of the folder `articles` on the raw host, with a slash at the end. */
export function articlesAddress(hosts: ArticleHosts): string {
  return `${hosts.raw}/${rawFolderPath(hosts)}/`
}

/**
 * Writes the listing and the raw files below `outDir`, for any static host.
 *
 * @param folder the articles of this checkout
 * @param articles the published ones; the files of drafts are not copied
 */
export async function writeEmbeddedGithub(
  outDir: string,
  folder: string,
  articles: readonly Listed[],
  hosts: ArticleHosts,
): Promise<void> {
  const listing = join(outDir, 'github/api', listingPath(hosts))
  await mkdir(join(listing, '..'), { recursive: true })
  await writeFile(listing, JSON.stringify(listingOf(articles, `${hosts.raw}/${rawFolderPath(hosts)}`)))
  const listed = new Set(articles.map(({ name }) => `${name}.md`))
  const isHidden = (file: string) =>
    dirname(file) === folder && file.endsWith('.md') && !listed.has(basename(file))
  await cp(folder, join(outDir, 'github/raw', rawFolderPath(hosts)), {
    recursive: true,
    dereference: false,
    filter: (file) => !isHidden(file),
  })
}
