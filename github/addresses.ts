import { isArticleName } from './article-name.ts'
import type { ArticleHosts } from './hosts.ts'

/** The address of the directory listing (LIST-1). GitHub's contents API answers 404 to a slash at its end. */
export function listingAddress({ api, owner, repo }: Omit<ArticleHosts, 'embedded'>): string {
  return `${api}/repos/${owner}/${repo}/contents/articles`
}

/** The address of an article's text (ART-1); `null` for a name that is never requested (ART-4). */
export function articleAddress(
  { raw, owner, repo }: Omit<ArticleHosts, 'embedded'>,
  name: string,
): string | null {
  return isArticleName(name) ? `${raw}/${owner}/${repo}/main/articles/${encodeURIComponent(name)}.md` : null
}

/** The page on which GitHub offers to edit an article; `null` where the articles are in no repository. */
export function editAddress({ owner, repo, embedded }: ArticleHosts, name: string): string | null {
  return embedded
    ? null
    : `https://github.com/${owner}/${repo}/edit/main/articles/${encodeURIComponent(name)}.md`
}
