import { hasDocument, pagesOf, type SitePages } from '#site-build/files/documents/pages.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { type BodyOf, feedFiles } from '#site-build/files/feeds/feed.ts'
import { llmsText } from './llms-text.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import { markdownCopies } from './markdown-copies.ts'
import { SITEMAP, sitemap } from './sitemap.ts'

/**
 * The files for feed readers, search engines and language models. All of them start from the list of published articles, so none
 * names a draft.
 */
export function discoveryFiles(
  { index, articles, own = [] }: SitePages,
  settings: Settings,
  bodyOf: BodyOf,
): SiteFile[] {
  const byName = new Map(articles.map((article) => [article.name, article]))
  const published = index.entries.flatMap(({ name }) => byName.get(name) ?? [])
  const newest = published.filter(({ name }) => hasDocument(name))
  const { address } = settings
  return [
    [SITEMAP, () => sitemap(pagesOf({ index, articles: published, own }, settings), address)],
    // RFC 9309. Crawlers request this file only at the root of a host, so it has no effect on a site below a path.
    ['robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${address}${SITEMAP}\n`],
    ['llms.txt', () => llmsText(newest, markdownCopies(newest.map(({ name }) => name)), settings, own)],
    ...feedFiles(newest, settings, bodyOf),
  ]
}
