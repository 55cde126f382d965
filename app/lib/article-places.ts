import { articlePath } from '#github/article-name.ts'
import type { ArticleHosts } from '#github/hosts.ts'
import type { ArticlePlaces } from '#markdown/article-places.ts'

/**
 * Where the links and images of this site's articles lead. GitHub shows the repository's other files; without a repository
 * nothing does.
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
