import { join } from 'node:path'
import { articleThreads } from './articles/article-threads.ts'
import { progress } from './articles/progress.ts'
import type { KeptFiles } from './cache/kept-files.ts'
import { contentWarnings } from './content-file/content-warnings.ts'
import { documentAssets, takeManifest } from './documents/document-assets.ts'
import { documentFiles } from './documents/document-files.ts'
import { pagesOf } from './documents/pages.ts'
import { completeServiceWorker, offlineAssets } from './documents/precache.ts'
import { checkOwnImages } from './images/own-images.ts'
import type { OwnerFiles } from './owner-files.ts'
import { bundled, type ServerEntry } from './server-entry.ts'
import type { Settings } from './settings.ts'
import { sharePictures } from './share-pictures/share-pictures.ts'
import { type SiteFile, siteFiles, type WriteFile } from './site-files.ts'
import { articlesOf } from './source/articles-of.ts'
import { dataFiles } from './steps/data-files.ts'
import { renderTexts } from './steps/render-texts.ts'
import { themeWarnings } from './theme/theme-warnings.ts'
import { readTokens, siteTokens } from './theme/token-colours.ts'
import type { Warn } from './warnings/warning.ts'

type SiteFolders = {
  root: string
  /** The finished site. */
  outDir: string
  /** The last site, if the finished one replaces it. */
  last: string | null
  /** The server bundle, which only the build uses. */
  serverDir: string
} & OwnerFiles

/**
 * Turns the bundles and the articles into the finished site: reads, renders, writes.
 *
 * @param kept results that the next build uses again
 * @param warn receives warnings about all that the owner has written
 * @throws Error with sentences for the owner when something is missing
 */
export async function buildSite(
  settings: Settings,
  folders: SiteFolders,
  kept: KeptFiles,
  warn: Warn,
): Promise<void> {
  const { root, outDir, serverDir, last } = folders
  const { content, base } = settings
  const publicDir = join(root, 'public')
  checkOwnImages(content, publicDir, folders.site)
  const server = (await import(bundled(serverDir, 'entry-server'))) as ServerEntry
  const source = await articlesOf(settings, folders)
  const tokens = await readTokens(root, folders.theme)
  const manifest = takeManifest(outDir, serverDir)

  const thread = new URL(bundled(serverDir, 'article-thread'))
  const entry = bundled(serverDir, 'entry-articles')
  const texts = await renderTexts(source, folders.pages, {
    settings,
    server,
    kept,
    threadsFor: (places) => articleThreads(thread, { entry, places }),
    report: progress('Articles', process.stdout),
  })
  const { index, articles, own, checked, rendered, htmlOf } = texts
  console.log(`articles: ${rendered} rendered, ${checked.length - rendered} unchanged`)
  const ofTheme = await themeWarnings(root, folders.theme)
  const warnings = [...texts.warnings, ...contentWarnings(settings, publicDir, folders.site), ...ofTheme]
  for (const warning of warnings) warn(warning)

  const write = siteFiles(outDir, last, publicDir)
  const pages = pagesOf({ index, articles, own: own.pages }, settings)
  const pictureOf = await sharePictures(pages, settings, tokens, root, { kept, write }, warn)
  const colours = siteTokens(tokens)
  const assets = documentAssets(manifest, outDir, settings, server.bootScriptOf, colours)
  const documents = documentFiles(pages, settings, { server, assets, htmlOf, pictureOf, kept })
  // Each says when it was made, so none is the same as in the last site.
  await writeAll(documents, siteFiles(outDir, null))
  await writeAll(dataFiles(texts, source, colours, { settings, folders, kept }), write)
  // The worker's list says what is in the files, so all of them are written.
  if (content.worksOffline)
    await completeServiceWorker(outDir, base, offlineAssets(manifest, base), settings.pages)
}

/** One after the other, so that not all of them are in memory. */
async function writeAll(files: readonly SiteFile[], write: WriteFile): Promise<void> {
  for (const [name, make] of files) {
    const content = await make()
    if (content !== null) write(name, content)
  }
}
