import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { tagKey } from '#app/lib/articles/tags.ts'

/**
 * The tag whose page is at a path, as one of its articles writes it.
 *
 * @param path below the base of the site, still encoded: `tags/c~2b~2b`, or `archive/tags/c~2b~2b/2`
 */
export function tagWithPath(path: string, entries: readonly { tags?: string[] }[]): string | undefined {
  const [, segment = ''] = /(?:^|\/)tags\/([^/]+)/.exec(path) ?? []
  const key = percentDecoded(segment)?.normalize('NFC')
  return entries.flatMap(({ tags = [] }) => tags).find((tag) => tagKey(tag) === key)
}
