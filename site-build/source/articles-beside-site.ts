import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleHost, HostedArticles } from '#article-host/article-host.ts'
import { onGithub } from '#article-host/hosts.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import type { Picture } from './article-source.ts'

/** The same repository, served by files of the site under GitHub's paths. */
export function besideSite(host: HostedArticles, base: string): HostedArticles {
  const { list, text, files } = onGithub(host.repository, {
    api: `${base}github/api`,
    raw: `${base}github/raw`,
  })
  return { ...host, list, listHasPages: false, listsAtMost: null, text, files }
}

export function embeddedHost(base: string): HostedArticles {
  const host = onGithub('site/site', { api: '', raw: '' })
  return { ...besideSite(host, base), edit: null, pages: null, embedded: true }
}

/**
 * The list in the format of GitHub's contents API (REST reference, "Get repository content", `content-directory`), and the raw
 * files, for any static host. Nothing else in the folder is published: drafts, notes and an editor's backups stay private.
 */
export function filesBesideSite(
  folder: string,
  texts: readonly { article: { name: string; sha: string } }[],
  pictures: readonly Picture[],
  { articles: { list, files }, base }: { articles: ArticleHost; base: string },
): SiteFile[] {
  const address = `${files}articles/`
  const below = address.slice(base.length)
  const listing = texts.map(({ article: { name, sha } }) => {
    const file = `${name}.md`
    const download_url = address + encodeURIComponent(file)
    return { name: file, path: `articles/${file}`, sha, type: 'file', download_url }
  })
  return [
    [list.slice(base.length), () => JSON.stringify(listing)],
    ...listing.map(({ name }): SiteFile => [below + name, () => readFileSync(join(folder, name))]),
    ...pictures.map(({ path, read }): SiteFile => [below + path, read]),
  ]
}

export function isBesideSite({ list }: ArticleHost, base: string): boolean {
  return list.startsWith(base)
}
