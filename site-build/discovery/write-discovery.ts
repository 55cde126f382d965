import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { SitePages } from '#site-build/documents/pages.ts'
import { articlePlaces } from '#app/lib/articles/article-places.ts'
import type { CheckedArticle } from '#site-build/articles/check-article.ts'
import type { KeptFiles } from '#site-build/cache/kept-files.ts'
import { feedBody } from '#site-build/feeds/feed-body.ts'
import { headersFile } from '#site-build/hosting/headers-file.ts'
import type { Settings } from '#site-build/settings.ts'
import type { WriteFile } from '#site-build/site-files.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { withAbsoluteLinks } from './absolute-links.ts'
import { discoveryFiles } from './discovery-files.ts'
import { markdownCopies } from './markdown-copies.ts'

type Tools = {
  write: WriteFile
  publicDir: string
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
  /** Where the texts say that links lead. */
  checked: readonly Pick<CheckedArticle, 'article' | 'destinations'>[]
  kept: Pick<KeptFiles, 'keep'>
}

/**
 * Writes the files for feed readers, search engines, language models and hosts, and a copy of each article's Markdown. A file of the
 * same name in the owner's `public/` is there already, and stays.
 */
export async function writeDiscovery(
  site: SitePages,
  source: Pick<ArticleSource, 'articles' | 'read'>,
  settings: Settings,
  { write: writeFile, publicDir, htmlOf, checked, kept }: Tools,
): Promise<void> {
  const write = (name: string, body: string | Uint8Array) => {
    if (!existsSync(join(publicDir, name))) writeFile(name, body)
  }
  const drawn = settings.words.heads.diagramInPage
  // To parse the HTML of twenty long articles takes half a second. Each article is in several feeds.
  const bodyOf = async (article: PublishedArticle, address: string) => {
    const html = htmlOf(article)
    return String(await kept.keep(['feed', address, html, drawn], () => feedBody(html, address, drawn)))
  }
  // Otherwise GitHub Pages may make pages of the Markdown.
  write('.nojekyll', '')
  write('_headers', headersFile(settings.base))
  for await (const [name, text] of discoveryFiles(site, settings, bodyOf)) write(name, text)
  const places = articlePlaces(settings.articles, settings.base)
  const destinations = new Map(checked.map((one) => [one.article.name, one.destinations]))
  const copies = markdownCopies(site.index.entries.map(({ name }) => name))
  for (const article of source.articles) {
    const copy = copies.get(article.name)
    if (copy === undefined) continue
    const found = destinations.get(article.name) ?? []
    write(copy, withAbsoluteLinks(source.read(article), found, places, settings.address))
  }
}
