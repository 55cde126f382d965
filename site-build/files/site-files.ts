import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_PATH, INDEX_PATH, type PublishedArticle } from '#app/lib/articles/article-index.ts'
import { buildFacts } from '#app/lib/articles/build-facts.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import { listPagePath } from '#app/lib/articles/list-pages.ts'
import { articlePath } from '#article-host/article-name.ts'
import { LANDSCAPES, landscapePath } from '#app/lib/terrain/landscapes.ts'
import { llmsText, SITEMAP, sitemap } from '#site-build/files/discovery/for-crawlers.ts'
import { withAbsoluteLinks, withCoverAddress } from '#site-build/files/discovery/absolute-links.ts'
import { filesBesideSite, originalOf } from '#site-build/files/articles-beside-site.ts'
import { isBesideSite } from '#site-build/read/articles-beside-site.ts'
import { aliasFiles } from '#site-build/files/documents/alias-documents.ts'
import { drawPageLandscape } from '#site-build/files/documents/drawings.ts'
import { type DocumentTools, pageDocument } from '#site-build/files/documents/page-document.ts'
import type {
  Article,
  RenderedFolder,
  RenderedText,
  Site,
  SiteFile,
  SourcePicture,
} from '#site-build/model.ts'
import { articleDocument } from '#site-build/plan/addresses/article-document.ts'
import { newestFirst } from '#site-build/plan/published-articles.ts'
import { feedFiles } from '#site-build/files/feeds/feeds.ts'
import { ASSETS, headersFile, PICTURES } from '#site-build/files/hosting/response-headers.ts'
import { addVariants } from '#site-build/files/pictures/picture-markup.ts'
import type { PictureVariants } from '#site-build/files/pictures/picture-variants.ts'
import { iconFiles } from '#site-build/files/icons/site-icons.ts'
import { searchIndex } from '#site-build/files/search/search-index.ts'
import { SERVICE_WORKER } from '#site-build/files/documents/precache.ts'
import { SHARE_FOLDER } from '#site-build/files/share-pictures/share-pictures.ts'
import { siteTokens } from '#site-build/read/theme/tokens.ts'
import { decodeText } from '#site-build/source/choose-files.ts'

/** What makes the contents of the files. */
export type SiteTools = DocumentTools & {
  /** The folder of the project. */
  root: string
  /** The time of the build, ms since 1970. */
  now: number
}

/**
 * The one table of the files of a site, except bundles and the owner's `public/`. A build writes all rows; development answers with
 * one. `ADDRESSES_OF_EVERY_SITE` (`articles/checks/broken-links.ts`) names those that articles may link to.
 */
export function siteFiles(site: Site, tools: SiteTools): SiteFile[] {
  const { settings, articles, ownPages, index, pages, aliases } = site
  const { root, now, cache, share, variants } = tools
  const { articles: host, base, address, content, tokens } = settings
  const { shown, withDocument, newest } = articlesOf(site)
  const ownFacts = ownPages.articles.map(({ facts }) => facts)
  const { takenAt } = articles.source
  const markdownOf = (folder: RenderedFolder, article: Article) =>
    markdownCopy(folder, article, address, variants)
  return [
    ...pages.map((page): SiteFile => [page.file, () => pageDocument(site, tools, page)]),
    ...aliasFiles(aliases, settings),
    ...withDocument.flatMap((article): SiteFile[] => [
      [`blogs/${article.facts.name}.md`, () => markdownOf(articles, article)],
      [`blogs/${article.facts.name}.txt`, () => articles.textOf(article.facts).lines.join('\n')],
    ]),
    ...ownPages.articles.map((page): SiteFile => [`${page.facts.name}.md`, () => markdownOf(ownPages, page)]),
    ...copiesOf(shownPictures(articles, shown), articles, variants),
    ...copiesOf(shownPictures(ownPages, ownPages.articles), ownPages, variants),
    ...(variants?.files ?? []),
    ...(share?.files ?? []),
    [INDEX_PATH, () => JSON.stringify(index)],
    [BUILD_PATH, () => JSON.stringify(buildFacts(takenAt, index.entries, index.translations))],
    [SEARCH_PATH, () => JSON.stringify(searchIndex(index, articles.articles))],
    ...landscapeFiles(cache),
    ...iconFiles(content, siteTokens(tokens)),
    ...diagramFrameFiles(root, address),
    [SITEMAP, () => sitemap(pages, address)],
    // RFC 9309. Crawlers request this file only at the root of a host, so it has no effect on a site below a path.
    ['robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${address}${SITEMAP}\n`],
    ['llms.txt', () => llmsText(newest, settings, ownFacts)],
    ...feedFiles(newest, settings, (article) => feedText(articles.textOf(article), variants), cache, now),
    // Otherwise GitHub Pages may make pages of the Markdown.
    ['.nojekyll', () => ''],
    ['_headers', () => headersFile(base)],
    ...(isBesideSite(host, base)
      ? filesBesideSite(articles.source, shown, originalsOf(site, shown, variants), settings)
      : []),
  ]
}

type SiteArticles = {
  /** The published articles, in the order of their names. In development also hidden ones. */
  shown: Article[]
  /** Those that have a document. */
  withDocument: Article[]
  /** The facts of those in the list that have a document, newest first, also pinned ones. No file that is made of it names a draft. */
  newest: PublishedArticle[]
}

function articlesOf({ articles, published, index, pages }: Site): SiteArticles {
  const byName = new Map(published.map((article) => [article.name, article]))
  const documentFiles = new Set(pages.map(({ file }) => file))
  const hasDocument = (name: string) => documentFiles.has(articleDocument(name))
  const shown = articles.articles.filter(({ facts }) => byName.has(facts.name))
  const listed = newestFirst(index.entries.flatMap(({ name }) => byName.get(name) ?? []))
  return {
    shown,
    withDocument: shown.filter(({ facts }) => hasDocument(facts.name)),
    newest: listed.filter(({ name }) => hasDocument(name)),
  }
}

/** The Markdown of a text with addresses that also lead somewhere outside of the site. */
async function markdownCopy(
  { source, places }: RenderedFolder,
  { facts, destinations, references }: Article,
  address: string,
  variants: PictureVariants | undefined,
): Promise<string> {
  const written = decodeText(await source.readBytes(facts))
  const copy = withAbsoluteLinks(written, destinations, places, address, variants?.shownAt)
  const cover = references.find(({ kind }) => kind === 'cover')
  const coverAddress = facts.cover === undefined ? null : variants?.coverAt(facts.cover)
  if (cover?.line === undefined || !coverAddress || coverAddress === facts.cover) return copy
  return withCoverAddress(copy, cover.line, cover.written, new URL(coverAddress, address).href)
}

function landscapeFiles(cache: SiteTools['cache']): SiteFile[] {
  return Array.from({ length: LANDSCAPES }, (_, number) => [
    landscapePath(number),
    () => drawPageLandscape(number, cache),
  ])
}

/** The page in which diagrams are drawn, and its script. */
function diagramFrameFiles(root: string, address: string): SiteFile[] {
  const read = (name: string) => readFileSync(join(root, 'site-build/files/diagram-frame', name), 'utf8')
  // The frame has no origin, so WebKit matches nothing with 'self', unlike CSP3 (section 2.2, "self-origin").
  const scriptSources = () => `script-src 'self' ${new URL(address).origin}`
  return [
    ['diagram.html', () => read('diagram.html').replace("script-src 'self'", scriptSources)],
    ['diagram.js', () => read('diagram.js')],
  ]
}

/** The pictures of articles that are also needed as they are. */
function originalsOf(
  { settings, articles }: Site,
  shown: readonly Article[],
  variants: PictureVariants | undefined,
): SourcePicture[] {
  return shownPictures(articles, shown).filter(({ path }) => {
    const encodedPath = path.split('/').map(encodeURIComponent).join('/')
    return variants?.needsOriginal(`${settings.articles.files}articles/${encodedPath}`) ?? true
  })
}

/**
 * The names of all files of a site, before anything is made: those of the table, and of what a build adds. A slash at the end marks a
 * folder in which there may be nothing else, because its files never change.
 */
export function siteFileNames(site: Site): string[] {
  // The table makes no content until a file is written.
  const noTools = { root: '' } as SiteTools
  const files = siteFiles(site, noTools).map(([name]) => name)
  // Every site may have tags, older pages of the list, and articles later.
  const folders = [tagPath('a'), listPagePath(1, Infinity), articlePath('a')].map(firstFolder)
  const documents = folders.map((folder) => `${folder}.html`)
  return [...files, ...documents, ASSETS, SHARE_FOLDER, ...PICTURES, SERVICE_WORKER]
}

function firstFolder(path: string): string {
  return path.split('/')[1]!
}

/** The pictures that these texts show, and that may be published. */
function shownPictures({ source, places }: RenderedFolder, texts: readonly Article[]): SourcePicture[] {
  const shown = new Set(texts.flatMap((text) => Object.keys(text.pictures)))
  return source.pictures.filter(
    ({ path }) => shown.has(path) && places.measured.get(path)?.isRefused === false,
  )
}

/** The copies of pictures that are published as they are. */
function copiesOf(
  pictures: readonly SourcePicture[],
  { places }: RenderedFolder,
  variants?: PictureVariants,
): SiteFile[] {
  return pictures.flatMap((picture): SiteFile[] => {
    const copy = places.measured.get(picture.path)?.copy
    const isNeeded = copy && (variants?.needsOriginal(places.base + copy) ?? true)
    return isNeeded ? [[copy, originalOf(picture)]] : []
  })
}

/** Feed readers know no `srcset`. */
function feedText(text: RenderedText, variants?: PictureVariants): RenderedText {
  return variants ? { ...text, html: addVariants(text.html, 'column', variants) } : text
}
