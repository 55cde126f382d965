import { comparableAddress } from '#site-build/plan/addresses/aliases.ts'
import { pathFacts } from '#scripts/import/post/post-address.ts'
import type { NamedPost } from '#scripts/import/model.ts'

/** An address on a host; the text may be Markdown, HTML, or the JSON of a notebook. */
const ADDRESS = /https?:\/\/(?<host>[\w.-]{1,200})(?<path>\/[^\s"'<>()[\]\\#?]{1,500})/gi
/** Two posts of the same names are no coincidence. A short path, such as `/about/`, may be one. */
const MIN_POSTS = 2
const MIN_PATH_LENGTH = 12

/** A folder of a blog, but not of an owner's repositories, which may have the names of posts. */
const BLOG_FOLDER = /^(?<folder>\/(?:articles?|blog|notes?|posts?|writing))(?<below>\/.{12,})$/i

/** The end of an address as Jekyll makes it, which it may have had before another pattern. */
const DATED = /\/(?<year>\d{4})\/(?<month>\d{2})\/(?<day>\d{2})\/(?<stem>[^/]+?)(?:\.html)?\/?$/

/**
 * Returns the hosts on which posts link to other posts, because a blog may have moved since, or name its host nowhere. These are hosts
 * with the addresses of at least two of its posts.
 *
 * @returns addresses such as `https://ada.example`
 */
export function linkedHosts(
  posts: readonly Pick<NamedPost, 'path' | 'body' | 'name' | 'formerAddresses' | 'articleFields'>[],
): string[] {
  const nameByAddress = new Map<string, string>()
  for (const { path, name, formerAddresses, articleFields } of posts) {
    const day = articleFields.date?.slice(0, 10) ?? ''
    nameByAddress.set(`${day} ${pathFacts(path).stem.toLowerCase()}`, name)
    for (const address of formerAddresses) nameByAddress.set(comparableAddress(address), name)
  }
  const linkedPosts = new Map<string, Set<string>>()
  for (const { body } of posts)
    for (const { groups } of body.matchAll(ADDRESS)) {
      const { host = '', path = '' } = groups ?? {}
      if (path.length < MIN_PATH_LENGTH) continue
      const name = nameByAddress.get(comparableAddress(path)) ?? nameByAddress.get(dayAndStem(path))
      // The blog may be in a folder of its host.
      const { folder = '', below = '' } = BLOG_FOLDER.exec(path)?.groups ?? {}
      const nameBelowFolder = name ?? nameByAddress.get(comparableAddress(below))
      if (nameBelowFolder === undefined) continue
      const site = host.toLowerCase() + (name === undefined ? folder : '')
      const names = linkedPosts.get(site) ?? new Set()
      linkedPosts.set(site, names.add(nameBelowFolder))
    }
  const hosts = Array.from(linkedPosts).filter(([, names]) => names.size >= MIN_POSTS)
  return hosts.map(([host]) => `https://${host.replace(/^www\./, '')}`)
}

/** The day and the name in an address; empty if it has no day. */
function dayAndStem(path: string): string {
  const { year, month, day, stem } = DATED.exec(path)?.groups ?? {}
  return stem === undefined ? '' : `${year}-${month}-${day} ${stem.toLowerCase()}`
}
