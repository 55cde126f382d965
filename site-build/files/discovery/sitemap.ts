import { changedOn } from '#site-build/articles/published-articles.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import { isoTime, tag, xmlDocument } from '#site-build/files/documents/escape.ts'

export const SITEMAP = 'sitemap.xml'

/**
 * The sitemap for search engines (sitemaps.org, protocol 0.9), without articles that were first published elsewhere. A page
 * whose date is unknown gets none, because a search engine that finds wrong dates ignores all of them.
 */
export function sitemap(pages: readonly Page[], address: string): string {
  const own = pages.filter(({ path, canonical }) => canonical === address.slice(0, -1) + path)
  const urls = own.map(({ canonical, content }) =>
    tag('url', [tag('loc', canonical!), tag('lastmod', isoTime(changeOf(content)))]),
  )
  return xmlDocument(tag('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }))
}

function changeOf(content: Page['content']): number | null | undefined {
  switch (content.page) {
    case 'article':
      return changedOn(content.article)
    case 'own':
      return content.own.changedAt
    case 'list': {
      const dates = content.list.entries.flatMap(({ date }) => date ?? [])
      return dates.length === 0 ? null : Math.max(...dates)
    }
    default:
      return null
  }
}
