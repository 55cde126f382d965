import { readArticleIndex } from '#app/lib/articles/read-built.ts'
import { tagFilterPath, tagKey } from '#app/lib/articles/tags.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { startPage } from '#app/start-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Opens `/blogs` with the filter of a tag whose page is not stored in this browser. */
export async function openTag(): Promise<void> {
  const index = await readArticleIndex()
  const tag = index && tagWithPath(location.pathname.slice(BASE.length), index.entries)
  if (tag) location.replace(PATH_PREFIX + tagFilterPath(tag))
  // Offline, a newer version of the site may have the tag.
  else startPage(() => <NotFoundPage isUnknown={!index || !navigator.onLine} />)
}

/**
 * The tag whose page has a path, as one of its articles writes it.
 *
 * @param path below the base of the site, still encoded: `tags/c~2b~2b`, or `archive/tags/c~2b~2b/2`
 */
export function tagWithPath(path: string, entries: readonly { tags?: string[] }[]): string | undefined {
  const [, segment = ''] = /(?:^|\/)tags\/([^/]+)/.exec(path) ?? []
  const key = percentDecoded(segment)?.normalize('NFC')
  return entries.flatMap(({ tags = [] }) => tags).find((tag) => tagKey(tag) === key)
}
