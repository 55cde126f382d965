import { tagPath } from './tags.ts'

/** How many articles a page of the list has; the newest page also has those that do not fill a page of their own. */
export const PAGE_LENGTH = 200

/**
 * Splits a list, newest first, into its pages. They are filled from the oldest article on, so that a new article changes the
 * newest page only: the others keep their content and their address.
 *
 * @returns the newest page first; one empty page for an empty list
 */
export function listPages<T>(articles: readonly T[]): T[][] {
  const newest = articles.length - olderPages(articles.length) * PAGE_LENGTH
  const pages = [articles.slice(0, newest)]
  for (let start = newest; start < articles.length; start += PAGE_LENGTH)
    pages.push(articles.slice(start, start + PAGE_LENGTH))
  return pages
}

/** How many pages a list of this many articles has besides the newest. */
export function olderPages(articles: number): number {
  return Math.max(0, Math.floor(articles / PAGE_LENGTH) - 1)
}

/**
 * The path of a page below the base of the site. No article can have it, because articles are below `/blogs/`, and there is no
 * document `archive.html` or `archive/tags.html`, which some hosts would confuse with a folder.
 *
 * @param number counted from the oldest page, which is 1; the newest page is one more than `olderPages`
 * @param articles how many the list has
 * @param tag of all articles of the list, if it is the list of a tag
 */
export function listPagePath(number: number, articles: number, tag?: string): string {
  const ofTag = tag === undefined ? '' : tagPath(tag)
  return number > olderPages(articles) ? ofTag || '/blogs' : `/archive${ofTag}/${number}`
}
