import { BUILD_PATH } from '#app/lib/site/build-file.ts'
import { INDEX_PATH, type PublishedArticle } from '#app/lib/articles/article-index.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { diagramFrame } from '#site-build/diagram-frame/diagram-frame.ts'
import { discoveryFiles } from '#site-build/discovery/discovery-files.ts'
import { markdownFiles, plainFiles } from '#site-build/discovery/markdown-copies.ts'
import { filesBesideSite, isBesideSite } from '#site-build/documents/articles-beside-site.ts'
import { feedBody } from '#site-build/feeds/feed-body.ts'
import { headersFile } from '#site-build/hosting/headers-file.ts'
import { iconPng } from '#site-build/icons/icon-png.ts'
import { siteIcons } from '#site-build/icons/site-icons.ts'
import { pictureFiles } from '#site-build/images/measure-pictures.ts'
import { searchIndex } from '#site-build/search/search-index.ts'
import type { Settings } from '#site-build/settings.ts'
import type { SiteFile } from '#site-build/write-file.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import type { SiteTokens } from '#site-build/theme/token-colours.ts'
import type { RenderedTexts } from './articles/render-texts.ts'

type Tools = {
  settings: Settings
  folders: { root: string; articles: string }
}

/** Every file of the site except bundles, documents and share pictures. The build writes all, development answers with one. */
export function dataFiles(
  { index, articles, checked, measured, own, htmlOf, linesOf }: RenderedTexts,
  source: ArticleSource,
  tokens: SiteTokens,
  { settings, folders }: Tools,
): SiteFile[] {
  const { content, articles: host, base, address, words } = settings
  const drawn = words.heads.diagramInPage
  // An article is in several feeds, and parsing a long one takes 25 ms.
  const bodies = new Map<string, string>()
  const bodyOf = (article: PublishedArticle, page: string) => {
    const body = bodies.get(page) ?? feedBody(htmlOf(article), page, drawn)
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
    ...siteIcons(content, tokens, iconPng),
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
