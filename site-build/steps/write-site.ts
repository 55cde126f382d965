import { join } from 'node:path'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import type { CheckedArticle } from '#site-build/articles/check-article.ts'
import { diagramFrame } from '#site-build/diagram-frame/diagram-frame.ts'
import { writeDiscovery } from '#site-build/discovery/write-discovery.ts'
import { writeArticlesBesideSite } from '#site-build/documents/articles-beside-site.ts'
import { documentAssets } from '#site-build/documents/document-assets.ts'
import { pagesOf, type SitePages } from '#site-build/documents/pages.ts'
import { writeDocuments } from '#site-build/documents/write-documents.ts'
import { iconPng } from '#site-build/icons/icon-png.ts'
import { siteIcons } from '#site-build/icons/site-icons.ts'
import { writePictures } from '#site-build/images/measure-pictures.ts'
import { searchIndex } from '#site-build/search/search-index.ts'
import { sharePictures } from '#site-build/share-pictures/share-pictures.ts'
import { siteFiles, type WriteFile } from '#site-build/site-files.ts'
import { siteTokens } from '#site-build/theme/token-colours.ts'
import type { Build } from './build.ts'
import type { SiteSource } from './read-site.ts'
import type { RenderedSite } from './render-site.ts'

/** Writes every file of the site that no bundle has, except the service worker's list of files. */
export async function writeSite(site: RenderedSite, source: SiteSource, build: Build): Promise<void> {
  const { settings, folders, kept } = build
  const { index, articles, own, checked, measured, htmlOf } = site
  const write = siteFiles(folders.outDir, folders.last)
  const pages = { index, articles, own: own.pages }
  await writeIcons(source, build, write)
  await writePages(pages, site, source, build, write)
  write(INDEX_PATH, JSON.stringify(index))
  write(SEARCH_PATH, JSON.stringify(searchIndex(index, checked)))

  const shown = shownPictures(checked)
  await writePictures(write, source.articles.pictures, measured, shown)
  await writePictures(write, own.pictures, own.measured, own.shown)
  for (const [name, text] of own.copies) write(`${name}.md`, text)
  const publicDir = join(folders.root, 'public')
  await writeDiscovery(pages, source.articles, settings, { write, publicDir, htmlOf, checked, kept })
  if (settings.articles.embedded) {
    const pictures = source.articles.pictures.filter(({ path }) => shown.has(path))
    writeArticlesBesideSite(
      write,
      folders.articles,
      index.entries,
      pictures,
      settings.articles,
      settings.base,
    )
  }
}

/** The icons, the manifest of the site and the frame of diagrams. */
async function writeIcons(
  source: SiteSource,
  { settings, folders, kept }: Build,
  write: WriteFile,
): Promise<void> {
  const draw = (svg: string, side: number) => kept.keep(['icon', svg, side], () => iconPng(svg, side))
  const icons = await siteIcons(settings.content, siteTokens(source.tokens), draw)
  const frame = await diagramFrame(folders.root, settings.address)
  for (const { name, body } of [...icons, ...frame]) write(name, body)
}

/** The documents, and the pictures that other sites show for links to them. */
async function writePages(
  site: SitePages,
  { htmlOf }: RenderedSite,
  { manifest, tokens }: SiteSource,
  { settings, folders, kept, warn, server }: Build,
  write: WriteFile,
): Promise<void> {
  const { outDir } = folders
  const pages = pagesOf(site, settings)
  const pictureOf = await sharePictures(pages, settings, tokens, folders, { kept, write }, warn)
  const assets = documentAssets(manifest, outDir, settings, server.bootScriptOf, siteTokens(tokens))
  await writeDocuments(pages, settings, outDir, { server, assets, htmlOf, pictureOf, kept })
}

/** Drafts have no page. */
function shownPictures(checked: readonly CheckedArticle[]): Set<string> {
  return new Set(checked.filter(({ isDraft }) => !isDraft).flatMap(({ pictures }) => Object.keys(pictures)))
}
