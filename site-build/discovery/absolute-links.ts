import type { ArticlePlaces } from '#markdown/article-places.ts'
import type { Destination } from '#markdown/parse/destinations.ts'
import { imageSource, linkDestination } from '#markdown/transforms/destination.ts'

/**
 * A Markdown text whose relative links lead to the same places from any other address: links to articles to their pages, and
 * pictures and other files to the host of the repository. Everything else stays to the letter.
 *
 * @param destinations in the order of the text; a text that could not be formatted has none
 * @param site the complete address of the site
 */
export function withAbsoluteLinks(
  text: string,
  destinations: readonly Destination[],
  places: ArticlePlaces,
  site: string,
): string {
  let copy = ''
  let done = 0
  for (const { start, end, url } of destinations) {
    const address = absolute(url, places, site)
    if (address === null) continue
    copy += text.slice(done, start) + address
    done = end
  }
  return copy + text.slice(done)
}

/** @returns `null` for a destination that works as it is, and for one that leads nowhere */
function absolute(url: string, places: ArticlePlaces, site: string): string | null {
  if (url.startsWith('#') || /^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return null
  const link = linkDestination(url, places)
  const address = link?.article === undefined ? imageSource(url, places) : link.href
  // Parentheses would end the destination.
  return address && new URL(address, site).href.replaceAll('(', '%28').replaceAll(')', '%29')
}
