import { articlePath } from '#github/article-name.ts'
import type { ArticleHosts } from '#github/hosts.ts'
import type { ArticlePlaces } from '#markdown/article-places.ts'

/**
 * The addresses for links and images in articles. Links to other files of the repository lead to GitHub.
 *
 * @param base the path of the site, with a slash at both ends
 */
export function articlePlaces({ raw, owner, repo, embedded }: ArticleHosts, base: string): ArticlePlaces {
  return {
    filesBase: `${raw}/${owner}/${repo}/main/`,
    articlesBase: base.slice(0, -1) + articlePath(''),
    repositoryBase: embedded ? null : `https://github.com/${owner}/${repo}/blob/main/`,
  }
}
