import { join } from 'node:path'
import { documentAssets } from '#site-build/documents/document-assets.ts'
import { documentFiles } from '#site-build/documents/document-files.ts'
import { pagesOf } from '#site-build/documents/pages.ts'
import { sharePictures } from '#site-build/share-pictures/share-pictures.ts'
import { type SiteFile, siteFiles, type WriteFile } from '#site-build/site-files.ts'
import { siteTokens } from '#site-build/theme/token-colours.ts'
import type { Build } from './build.ts'
import { dataFiles } from './data-files.ts'
import type { SiteSource } from './read-site.ts'
import type { RenderedSite } from './render-site.ts'

/** Writes every file of the site that no bundle has, except the service worker's list of files. */
export async function writeSite(site: RenderedSite, source: SiteSource, build: Build): Promise<void> {
  const { settings, folders, kept, warn, server } = build
  const { root, outDir, last } = folders
  const { index, articles, own, htmlOf } = site
  const write = siteFiles(outDir, last, join(root, 'public'))
  const tokens = siteTokens(source.tokens)
  const pages = pagesOf({ index, articles, own: own.pages }, settings)
  const pictureOf = await sharePictures(pages, settings, source.tokens, root, { kept, write }, warn)
  const assets = documentAssets(source.manifest, outDir, settings, server.bootScriptOf, tokens)
  const documents = documentFiles(pages, settings, { server, assets, htmlOf, pictureOf, kept })
  // Each says when it was made, so none is the same as in the last site.
  await writeAll(documents, siteFiles(outDir, null))
  await writeAll(dataFiles(site, source.articles, tokens, build), write)
}

/** One after the other, so that not all of them are in memory. */
async function writeAll(files: readonly SiteFile[], write: WriteFile): Promise<void> {
  for (const [name, make] of files) {
    const content = await make()
    if (content !== null) write(name, content)
  }
}
