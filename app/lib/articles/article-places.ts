import type { ArticleHost } from '#article-host/article-host.ts'
import { articlePath } from '#article-host/article-name.ts'
import type { ArticlePlaces } from '#markdown/article-places.ts'

/**
 * The addresses for links and images in articles. Links to other files of the repository lead to its host.
 *
 * @param base the path of the site, with a slash at both ends
 */
export function articlePlaces({ files, pages }: ArticleHost, base: string): ArticlePlaces {
  return { filesBase: files, articlesBase: base.slice(0, -1) + articlePath(''), repositoryBase: pages }
}
