import { comparableAddress } from '#site-build/plan/aliases.ts'
import type { NamedPost } from '#scripts/import/model.ts'

/** An address on a host; the text may be Markdown, HTML, or the JSON of a notebook. */
const ADDRESS = /https?:\/\/(?<host>[\w.-]{1,200})(?<path>\/[^\s"'<>()[\]\\#?]{1,500})/gi
/** Two posts of the same names are no coincidence. A short path, such as `/about/`, may be one. */
const MIN_POSTS = 2
const MIN_PATH_LENGTH = 12

/**
 * Returns the hosts on which posts link to other posts, because a blog may have moved since, or name its host nowhere. These are hosts
 * with the addresses of at least two of its posts.
 *
 * @returns addresses such as `https://ada.example`
 */
export function linkedHosts(
  posts: readonly Pick<NamedPost, 'body' | 'name' | 'formerAddresses'>[],
): string[] {
  const nameByAddress = new Map<string, string>()
  for (const { name, formerAddresses } of posts)
    for (const address of formerAddresses) nameByAddress.set(comparableAddress(address), name)
  const linkedPosts = new Map<string, Set<string>>()
  for (const { body } of posts)
    for (const { groups } of body.matchAll(ADDRESS)) {
      const { host = '', path = '' } = groups ?? {}
      const name = path.length < MIN_PATH_LENGTH ? undefined : nameByAddress.get(comparableAddress(path))
      if (name === undefined) continue
      const names = linkedPosts.get(host.toLowerCase()) ?? new Set()
      linkedPosts.set(host.toLowerCase(), names.add(name))
    }
  const hosts = Array.from(linkedPosts).filter(([, names]) => names.size >= MIN_POSTS)
  return hosts.map(([host]) => `https://${host.replace(/^www\./, '')}`)
}
