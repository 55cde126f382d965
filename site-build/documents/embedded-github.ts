import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
 * Writes the listing and the raw files below `outDir`, for any static host. Nothing else of the folder is copied: drafts, an
 * editor's backups and notes stay private.
 *
 * @param folder the articles of this checkout
 * @param articles the published ones
 * @param pictures that these articles show: their paths below `folder`
 */
export function writeEmbeddedGithub(
  outDir: string,
  folder: string,
  articles: readonly Listed[],
  pictures: readonly { path: string }[],
  hosts: ArticleHosts,
): void {
  const listing = join(outDir, 'github/api', listingPath(hosts))
  mkdirSync(dirname(listing), { recursive: true })
  writeFileSync(listing, JSON.stringify(listingOf(articles, `${hosts.raw}/${rawFolderPath(hosts)}`)))
  const paths = [...articles.map(({ name }) => `${name}.md`), ...pictures.map(({ path }) => path)]
  const to = join(outDir, 'github/raw', rawFolderPath(hosts))
  for (const below of new Set(['.', ...paths.map((path) => dirname(path))]))
    mkdirSync(join(to, below), { recursive: true })
  for (const path of paths) copyFileSync(join(folder, path), join(to, path))
}
