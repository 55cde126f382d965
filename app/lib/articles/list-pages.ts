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
export function olderPages(articles: number): number {
  return Math.max(0, Math.floor(articles / PAGE_LENGTH) - 1)
}

/** The path of a page; 1 is the oldest. There is no `archive.html`: some hosts would confuse it with the folder (decision 16). */
export function listPagePath(number: number, articles: number, tag?: string): string {
  const ofTag = tag === undefined ? '' : tagPath(tag)
  return number > olderPages(articles) ? ofTag || '/blogs' : `/archive${ofTag}/${number}`
}
