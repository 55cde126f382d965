import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleHost, HostedArticles } from '#article-host/article-host.ts'
import { onGithub } from '#article-host/hosts/github.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'

type Listed = { name: string; sha: string; size?: number }

/** The same repository, served by files of the site under GitHub's paths. */
export function besideSite(host: HostedArticles, base: string): HostedArticles {
  const { list, text, files } = onGithub(host.repository, {
    api: `${base}github/api`,
    raw: `${base}github/raw`,
  })
  return { ...host, list, listHasPages: false, listsAtMost: null, text, files }
}

/** The host of articles that are in no repository. */
export function embeddedHost(base: string): HostedArticles {
  const host = onGithub('site/site', { api: '', raw: '' })
  return { ...besideSite(host, base), edit: null, pages: null, embedded: true }
}

/** The list of articles in the format of GitHub's contents API (REST reference, "Get repository content", `content-directory`). */
function listingOf(articles: readonly Listed[], rawFolder: string): unknown[] {
  return articles.map(({ name, sha, size }) => ({
    name: `${name}.md`,
    path: `articles/${name}.md`,
    sha,
    size,
    type: 'file',
    download_url: rawFolder + encodeURIComponent(`${name}.md`),
  }))
}

/** The address of the folder `articles` for pictures, with a slash at the end. */
export function articlesAddress({ files }: ArticleHost): string {
  return `${files}articles/`
}

/**
 * The list and the raw files, for any static host. Nothing else in the folder is published: drafts, notes and an editor's
 * backups stay private.
 *
 * @param folder the articles of this checkout
 * @param articles the published ones
 * @param pictures the pictures that these articles show, as paths below `folder`
 * @param host from `besideSite`, with the same `base`
 */
export function filesBesideSite(
  folder: string,
  articles: readonly Listed[],
  pictures: readonly string[],
  host: ArticleHost,
  base: string,
): SiteFile[] {
  const to = articlesAddress(host)
  const paths = [...articles.map(({ name }) => `${name}.md`), ...pictures]
  return [
    [host.list.slice(base.length), () => JSON.stringify(listingOf(articles, to))],
    ...paths.map((path): SiteFile => [to.slice(base.length) + path, () => readFileSync(join(folder, path))]),
  ]
}

/** Whether a host's articles are files of the site. @param base the path of the site */
export function isBesideSite({ list }: ArticleHost, base: string): boolean {
  return list.startsWith(base)
}
