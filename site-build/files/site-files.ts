import { BUILD_PATH } from '#app/lib/site/build-file.ts'
import { INDEX_PATH, type PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import { diagramFrame } from '#site-build/files/diagram-frame/diagram-frame.ts'
import { discoveryFiles } from '#site-build/files/discovery/discovery-files.ts'
import { markdownFiles, plainFiles } from '#site-build/files/discovery/markdown-copies.ts'
import { filesBesideSite, isBesideSite } from '#site-build/source/articles-beside-site.ts'
import { type DocumentAssets, documentOf } from '#site-build/files/documents/document.ts'
import type { Page } from '#site-build/files/documents/pages.ts'
import { feedBody } from '#site-build/files/feeds/feed-body.ts'
import { headersFile } from '#site-build/files/hosting/response-headers.ts'
import { siteIcons } from '#site-build/files/icons/site-icons.ts'
import { pictureFiles } from '#site-build/articles/pictures/measure-pictures.ts'
import { searchIndex } from '#site-build/files/search/search-index.ts'
import type { SharePictures } from '#site-build/files/share-pictures/share-pictures.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import type { SiteTokens } from '#site-build/read/theme/token-colours.ts'
import type { RenderedTexts } from '#site-build/articles/render-texts.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SiteFile } from './write-files.ts'

/** A site whose content is read and rendered. */
export type Site = {
  /** Complete paths: the project, and the articles of this checkout. */
  folders: { root: string; articles: string }
  settings: Settings
  source: ArticleSource
  texts: RenderedTexts
  pages: readonly Page[]
  tokens: SiteTokens
  server: Pick<ServerEntry, 'renderPage'>
  assets: Record<PageContent['page'], DocumentAssets>
  /** Development has none. */
  share?: SharePictures
}

/**
 * The one table of the files of a site, except bundles and the owner's `public/`: a new file is a new row. The build writes all
 * rows, and the development server answers with one.
 */
export function siteFiles(site: Site): SiteFile[] {
  const { folders, settings, source, texts, pages, tokens, share } = site
  const { index, articles, checked, measured, own, htmlOf, linesOf } = texts
  const { content, articles: host, base, address, words } = settings
  // An article is in several feeds, and parsing a long one takes 25 ms.
  const bodies = new Map<string, string>()
  const bodyOf = (article: PublishedArticle, page: string) => {
    const body = bodies.get(page) ?? feedBody(htmlOf(article), page, words.heads.diagramInPage)
    bodies.set(page, body)
    return body
  }
  // In development, drafts have a page.
  const names = new Set(articles.map(({ name }) => name))
  const shown = checked.filter(({ article }) => names.has(article.name))
  const pictures = new Set(shown.flatMap((one) => Object.keys(one.pictures)))
  const there = source.pictures
    .map(({ path }) => path)
    .filter((path) => pictures.has(path) && measured.get(path)?.isRefused === false)
  const listed = shown.map(({ article }) => article)
  return [
    ...pages.map((page): SiteFile => [page.file, () => documentFile(site, page)]),
    ...(share?.files ?? []),
    ...siteIcons(content, tokens),
    ...diagramFrame(folders.root, address),
    [INDEX_PATH, () => JSON.stringify(index)],
    [BUILD_PATH, () => JSON.stringify({ takenAt: source.takenAt })],
    [SEARCH_PATH, () => JSON.stringify(searchIndex(index, checked))],
    ...pictureFiles(source.pictures, measured, pictures),
    ...pictureFiles(own.pictures, own.measured, own.shown),
    ...Array.from(own.copies, ([name, text]): SiteFile => [`${name}.md`, () => text]),
    // Otherwise GitHub Pages may make pages of the Markdown.
    ['.nojekyll', () => ''],
    ['_headers', () => headersFile(base)],
    ...discoveryFiles({ index, articles, own: own.pages }, settings, bodyOf),
    ...markdownFiles(index, source, checked, settings),
    ...plainFiles(listed, linesOf),
    ...(isBesideSite(host, base) ? filesBesideSite(folders.articles, listed, there, host, base) : []),
  ]
}

/** The document of a page, rendered by the application. */
async function documentFile({ settings, texts, server, assets, share }: Site, page: Page): Promise<string> {
  const { content } = page
  const rendered = await server.renderPage(content)
  const art =
    content.page === 'home'
      ? { html: withOwnArt(rendered.html, settings.content), backdrop: homeBackdrop() }
      : {}
  const articleHtml = content.page === 'article' ? texts.htmlOf(content.article) : ''
  const picture = share?.pictureOf(page)
  return documentOf(page, { ...rendered, ...art }, articleHtml, settings, assets[content.page], picture)
}
