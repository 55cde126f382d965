import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_PATH, INDEX_PATH } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { LANDSCAPES, landscapePath } from '#app/lib/terrain/landscapes.ts'
import { articleLandscape, pageLandscape } from '#site-build/artwork/landforms.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import { llmsText, SITEMAP, sitemap } from '#site-build/files/discovery/for-crawlers.ts'
import { withAbsoluteLinks } from '#site-build/files/discovery/absolute-links.ts'
import { filesBesideSite, isBesideSite } from '#site-build/source/articles-beside-site.ts'
import { aliasFiles } from '#site-build/files/documents/aliases.ts'
import { type DocumentAssets, documentOf, withLatest } from '#site-build/files/documents/document.ts'
import { hasDocument, type Page } from '#site-build/files/documents/pages.ts'
import { feedFiles } from '#site-build/files/feeds/feeds.ts'
import { headersFile } from '#site-build/files/hosting/response-headers.ts'
import { iconFiles } from '#site-build/files/icons/site-icons.ts'
import { searchIndex } from '#site-build/files/search/search-index.ts'
import type { SharePictures } from '#site-build/files/share-pictures/share-pictures.ts'
import type { Picture } from '#site-build/source/article-source.ts'
import { siteTokens, type Tokens } from '#site-build/read/theme/tokens.ts'
import type { CheckedArticle } from '#site-build/articles/checks/check-article.ts'
import type { RenderedFolder, RenderedTexts } from '#site-build/articles/render-texts.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SiteFile } from './write-files.ts'

export type Site = {
  /** Complete paths: the project, and the articles of this checkout. */
  folders: { root: string; articles: string }
  settings: Settings
  texts: RenderedTexts
  tokens: Tokens
  server: Pick<ServerEntry, 'renderPage'>
  assetsOf: (page: PageContent['page']) => DocumentAssets
  /** Development has none. */
  share?: SharePictures
}

/**
 * The one table of the files of a site, except bundles and the owner's `public/`. A build writes all rows; development answers with
 * one. `OF_SITE` (`articles/checks/broken-links.ts`) names those that articles may link to.
 */
export function siteFiles(site: Site): SiteFile[] {
  const { folders, settings, texts, tokens, share } = site
  const { index, articles, checked, own, pages, source } = texts
  const { articles: host, base, address } = settings
  const byName = new Map(articles.map((article) => [article.name, article]))
  // Newest first. None of the files made of this list names a draft.
  const published = index.entries.flatMap(({ name }) => byName.get(name) ?? [])
  const newest = published.filter(({ name }) => hasDocument(name))
  // In development, drafts have a page.
  const shown = checked.filter(({ article }) => byName.has(article.name))
  const documents = shown.filter(({ article }) => hasDocument(article.name))
  const pictures = shownPictures(texts, shown)
  const ownPages = own.checked.map(({ article }) => article)
  const copyOf = (folder: RenderedFolder, { article, destinations }: CheckedArticle) =>
    withAbsoluteLinks(folder.source.read(article), destinations, folder.places, address)
  const frame = (name: string) =>
    readFileSync(join(folders.root, 'site-build/files/diagram-frame', name), 'utf8')
  return [
    ...pages.map((page): SiteFile => [page.file, () => documentFile(site, page)]),
    ...aliasFiles(texts.aliases, settings),
    ...documents.flatMap((one): SiteFile[] => [
      [`blogs/${one.article.name}.md`, () => copyOf(texts, one)],
      [`blogs/${one.article.name}.txt`, () => texts.textOf(one.article).lines.join('\n')],
    ]),
    ...own.checked.map((one): SiteFile => [`${one.article.name}.md`, () => copyOf(own, one)]),
    ...copiesOf(pictures, texts),
    ...copiesOf(shownPictures(own, own.checked), own),
    ...(share?.files ?? []),
    [INDEX_PATH, () => JSON.stringify(index)],
    [BUILD_PATH, () => JSON.stringify({ takenAt: source.takenAt })],
    [SEARCH_PATH, () => JSON.stringify(searchIndex(index, checked))],
    ...Array.from({ length: LANDSCAPES }, (_, number): SiteFile => [
      landscapePath(number),
      () => pageLandscape(articleLandscape(number)),
    ]),
    ...iconFiles(settings.content, siteTokens(tokens)),
    // The frame has no origin, so WebKit matches nothing with 'self', unlike CSP3 (section 2.2, "self-origin").
    [
      'diagram.html',
      () => frame('diagram.html').replace("script-src 'self'", `$& ${new URL(address).origin}`),
    ],
    ['diagram.js', () => frame('diagram.js')],
    [SITEMAP, () => sitemap(pages, address)],
    // RFC 9309. Crawlers request this file only at the root of a host, so it has no effect on a site below a path.
    ['robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${address}${SITEMAP}\n`],
    ['llms.txt', () => llmsText(newest, settings, ownPages)],
    ...feedFiles(newest, settings, texts.textOf),
    // Otherwise GitHub Pages may make pages of the Markdown.
    ['.nojekyll', () => ''],
    ['_headers', () => headersFile(base)],
    ...(isBesideSite(host, base) ? filesBesideSite(folders.articles, shown, pictures, settings) : []),
  ]
}

/** The pictures that these texts show, and that may be published. */
function shownPictures({ source, places }: RenderedFolder, texts: readonly CheckedArticle[]): Picture[] {
  const shown = new Set(texts.flatMap((text) => Object.keys(text.pictures)))
  return source.pictures.filter(
    ({ path }) => shown.has(path) && places.measured.get(path)?.isRefused === false,
  )
}

function copiesOf(pictures: readonly Picture[], { places }: RenderedFolder): SiteFile[] {
  return pictures.flatMap(({ path, read }): SiteFile[] => {
    const copy = places.measured.get(path)?.copy
    return copy ? [[copy, read]] : []
  })
}

function documentFile({ settings, texts, server, assetsOf, share }: Site, page: Page): string {
  const { content } = page
  const { bodyPlaceholder, ...rendered } = server.renderPage(content)
  const isHome = content.page === 'home'
  const withText = (text: string) => rendered.html.split(bodyPlaceholder).join(text)
  if (content.page === 'article') rendered.html = withText(texts.textOf(content.article).html)
  if (content.page === 'own') rendered.html = withText(texts.own.textOf(content.own).html)
  if (isHome)
    rendered.html = withLatest(withOwnArt(rendered.html, settings.content), texts.index.entries, settings)
  const backdrop = isHome ? homeBackdrop(settings.content) : ''
  return documentOf(page, rendered, settings, assetsOf(content.page), backdrop, share?.pictureOf(page))
}
