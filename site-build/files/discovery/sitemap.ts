import { changedOn } from '#site-build/articles/published-articles.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import { tag, xmlDocument } from '#site-build/files/documents/escape.ts'

export const SITEMAP = 'sitemap.xml'

/**
 * The sitemap for search engines (sitemaps.org, protocol 0.9), without articles that were first published elsewhere. A page
 * whose date is unknown gets none, because a search engine that finds wrong dates ignores all of them.
 */
export function sitemap(pages: readonly Page[], address: string): string {
  const own = pages.filter(
    ({ path, canonical }) => path !== null && canonical === address.slice(0, -1) + path,
  )
  const urls = own.map(({ canonical, content }) => {
    const changed = changeOf(content)
    const date = changed === null ? [] : [tag('lastmod', new Date(changed).toISOString())]
    return tag('url', [tag('loc', canonical ?? ''), ...date])
  })
  return xmlDocument(tag('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }))
}

/** The time of a page's last change, ms since 1970; `null` if it is unknown. */
function changeOf(content: Page['content']): number | null {
  switch (content.page) {
    case 'article':
      return changedOn(content.article)
    case 'own':
      return content.own.changedAt
    case 'list':
      return content.list.entries.reduce<number | null>(
        (newest, { date }) => (date === undefined ? newest : Math.max(newest ?? date, date)),
        null,
      )
    default:
      return null
  }
}
