import { articleNameOf, isArticleName } from '#github/article-name.ts'
import { ARTICLE_LIMIT_BYTES } from '#github/read-article.ts'
import type { TreeEntry } from './github-tree.ts'

export type ArticleEntry = { name: string; path: string; sha: string; size: number }

/** Which files of the folder `articles` the snapshot holds: those that the site would list and can open (LIST-4, ART-4). */
export function chooseArticles(entries: readonly TreeEntry[]): ArticleEntry[] {
  return entries.flatMap(({ path, type, sha, size }) => {
    const name = path.includes('/') ? null : articleNameOf(path)
    if (type !== 'file' || name === null || !isArticleName(name) || size > ARTICLE_LIMIT_BYTES) return []
    return [{ name, path, sha, size }]
  })
}
