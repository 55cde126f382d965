import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ArticleHosts } from '#github/hosts.ts'

type Listed = { name: string; sha: string; size?: number }

/**
 * Articles in the shape of GitHub's contents API (REST reference, "Get repository content", array of
 * `content-directory` items), as far as the site and people who look at it need it.
 */
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
 * @param articles the published ones: drafts are not listed, and their files are not copied
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
