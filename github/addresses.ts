import type { ArticleHosts } from './hosts.ts'
import { isArticleName } from './article-name.ts'

/** Where the articles live: one repository behind two hosts (SITE-2). */
export type SourceConfig = Omit<ArticleHosts, 'embedded'>

// Stands for the site itself where the hosts are paths below it. Nothing is ever asked there (RFC 6761, `.invalid`).
const SOME_SITE = 'http://site.invalid'

/** The address of the directory listing (LIST-1): GitHub's contents API, without a slash at its end, which would be a 404. */
export function listingAddress({ api, owner, repo }: SourceConfig): string {
  return `${api}/repos/${owner}/${repo}/contents/articles`
}

/**
 * The address of an article's text (ART-1), its name encoded exactly once.
 *
 * @returns `null` for a name that is never requested (ART-4), and for an address that would not end up in the folder of
 *   the articles once a browser has resolved it, whatever the configuration holds
 */
export function articleAddress({ raw, owner, repo }: SourceConfig, name: string): string | null {
  if (!isArticleName(name)) return null
  const folder = `${raw}/${owner}/${repo}/main/articles/`
  const file = `${encodeURIComponent(name)}.md`
  if (!URL.canParse(folder, SOME_SITE)) return null
  return resolved(folder + file) === resolved(folder) + file ? folder + file : null
}

/** The page on which GitHub offers to edit an article; `null` where the articles are in no repository. */
export function editAddress({ owner, repo, embedded }: ArticleHosts, name: string): string | null {
  return embedded
    ? null
    : `https://github.com/${owner}/${repo}/edit/main/articles/${encodeURIComponent(name)}.md`
}

/** Origin and path after resolution. */
function resolved(address: string): string {
  const { origin, pathname } = new URL(address, SOME_SITE)
  return origin + pathname
}
