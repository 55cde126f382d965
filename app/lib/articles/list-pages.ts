import { tagPath } from './tags.ts'

/** How many articles a page of the list has. The newest page also has those that do not fill another page. */
export const PAGE_LENGTH = 200

/** Splits a list into its pages, newest first. The oldest is filled first, so that a new article changes only the newest page. */
export function listPages<T>(articles: readonly T[]): T[][] {
  const newestLength = articles.length - olderPages(articles.length) * PAGE_LENGTH
  const pages = [articles.slice(0, newestLength)]
  for (let start = newestLength; start < articles.length; start += PAGE_LENGTH)
    pages.push(articles.slice(start, start + PAGE_LENGTH))
  return pages
}

/** How many pages a list of this many articles has besides the newest. */
export function olderPages(articleCount: number): number {
  return Math.max(0, Math.floor(articleCount / PAGE_LENGTH) - 1)
}

/**
 * The path of a page of the list, or of the list of a tag. There is no `archive.html`: some hosts would confuse it with the folder
 * (decision 16).
 *
 * @param page counts from the oldest, which is 1
 * @param articleCount of the list
 */
export function listPagePath(page: number, articleCount: number, tag?: string): string {
  const pathOfTag = tag === undefined ? '' : tagPath(tag)
  const isNewest = page > olderPages(articleCount)
  if (!isNewest) return `/archive${pathOfTag}/${page}`
  return tag === undefined ? '/blogs' : pathOfTag
}
