import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { articlePlaces } from '#app/lib/articles/article-places.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { articleCache } from './articles/article-cache.ts'
import { articleThreads } from './articles/article-threads.ts'
import type { CheckedArticle } from './articles/check-article.ts'
import { pipelineDigest } from './articles/pipeline-digest.ts'
import { progress } from './articles/progress.ts'
import { publishedArticles } from './articles/published-articles.ts'
import { renderArticles } from './articles/render-articles.ts'
import { sampleFaults } from './articles/sample-addresses.ts'
import { contentWarning, type Warn } from './articles/warnings.ts'
import type { KeptFiles } from './cache/kept-files.ts'
import { writeDiscovery } from './discovery/write-discovery.ts'
import { diagramFrame } from './diagram-frame/diagram-frame.ts'
import { documentAssets, takeManifest } from './documents/document-assets.ts'
import { articlesAddress, writeEmbeddedGithub } from './documents/embedded-github.ts'
import { pagesOf } from './documents/pages.ts'
import { completeServiceWorker, offlineAssets } from './documents/precache.ts'
import { writeDocuments } from './documents/write-documents.ts'
import { iconPng } from './icons/icon-png.ts'
import { siteIcons } from './icons/site-icons.ts'
import { themeContrast } from './theme/theme-contrast.ts'
import { readTokens, siteTokens } from './theme/token-colours.ts'
import { type MeasuredPictures, measurePictures, writePictures } from './images/measure-pictures.ts'
import { checkOwnImages, missingResume } from './images/own-images.ts'
import { searchIndex } from './search/search-index.ts'
import type { OwnerFiles } from './owner-files.ts'
import { renderOwnPages } from './pages/render-own-pages.ts'
import type { ServerEntry } from './server-entry.ts'
import type { Settings } from './settings.ts'
import { siteFiles } from './site-files.ts'
import { PICTURE_THREAD, sharePictures } from './share-pictures/share-pictures.ts'
import type { ArticleSource } from './source/article-source.ts'
import { articlesOf } from './source/articles-of.ts'

/** The modules of the server bundle, as its manifest names them. */
export const SERVER_MODULES = {
  application: 'app/entry-server.tsx',
  /** The part of the application that formats articles. */
  articles: 'app/entry-articles.tsx',
  thread: 'site-build/articles/article-thread.ts',
  picture: PICTURE_THREAD,
}

export type SiteFolders = {
  root: string
  /** The finished site. */
  outDir: string
  /** The last site, if the finished one replaces it. */
  last: string | null
  /** The server bundle, which only the build uses. */
  serverDir: string
} & OwnerFiles

/**
 * Turns the two bundles and the articles into the finished site.
 *
 * @param kept results that the next build uses again
 * @param warn receives warnings about the articles and their source
 */
export async function buildSite(
  settings: Settings,
  folders: SiteFolders,
  kept: KeptFiles,
  warn: Warn,
): Promise<void> {
  const { root, outDir, last, serverDir, articles: folder } = folders
  const { base, articles: host } = settings
  checkOwnImages(settings.content, join(root, 'public'))
  const server = (await import(bundled(serverDir, 'entry-server'))) as ServerEntry
  const source = await articlesOf(settings, { root, articles: folder })
  const measured = await measurePictures(source.pictures, !host.embedded)
  const { checked, wordsOf } = await articlesIn(source, measured, settings, folders, kept, server)
  const names = { repository: host.repository, takenAt: source.takenAt }
  const { pages: own, ...ownFiles } = await renderOwnPages(server, folders.pages, settings.pages, base, true)
  const { articles, warnings, ...taken } = publishedArticles(checked, names, { pages: ownFiles.checked })
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  const index = host.embedded ? { ...taken.index, drafts: [] } : taken.index
  const ofContent = [
    ...missingResume(settings.content, settings.address, join(root, 'public')),
    ...sampleFaults(settings.content),
  ].map(contentWarning)
  for (const warning of [source.warnings, ofContent, warnings, ownFiles.warnings].flat()) warn(warning)

  const styles = await readTokens(root, folders.theme)
  themeContrast(styles).forEach(warn)
  const tokens = siteTokens(styles)
  const draw = (svg: string, side: number) => kept.keep(['icon', svg, side], () => iconPng(svg, side))
  const icons = await siteIcons(settings.content, tokens, draw)
  for (const { name, body } of [...icons, ...(await diagramFrame(root, settings.address))]) {
    await writeFile(join(outDir, name), body)
  }
  const manifest = await takeManifest(outDir)
  const assets = documentAssets(manifest, outDir, settings, server.bootScriptOf, tokens)
  const site = { index, articles, own }
  const write = siteFiles(outDir, last)
  const pages = pagesOf(site, settings)
  const pictureOf = await sharePictures(pages, settings, folders, { kept, write }, warn)
  const application = pipelineDigest(serverDir, SERVER_MODULES.application, root)
  const tools = { server, assets, wordsOf, pictureOf, kept, application }
  await writeDocuments(pages, settings, outDir, tools)
  await writeFile(join(outDir, INDEX_PATH), JSON.stringify(index))
  await writeFile(join(outDir, SEARCH_PATH), JSON.stringify(searchIndex(index, checked)))
  const shown = shownPictures(checked)
  await writePictures(write, source.pictures, measured, shown)
  await writePictures(write, ownFiles.pictures, ownFiles.measured, ownFiles.shown)
  for (const [name, text] of ownFiles.texts) write(`${name}.md`, text)
  const publicDir = join(root, 'public')
  const destinations = new Map(checked.map((one) => [one.article.name, one.destinations]))
  await writeDiscovery(site, source, settings, { write, publicDir, wordsOf, destinations, kept })
  if (host.embedded) {
    const pictures = source.pictures.filter(({ path }) => shown.has(path))
    writeEmbeddedGithub(write, folder, index.entries, pictures, host, base)
  }
  // Last, because it lists the written files.
  if (settings.content.worksOffline) {
    await completeServiceWorker(outDir, base, offlineAssets(manifest, base), settings.pages)
  }
}

/** Renders the articles, and forgets their texts: `wordsOf` reads one again, as HTML, when its document is written. */
async function articlesIn(
  source: ArticleSource,
  measured: MeasuredPictures,
  { articles: host, base }: Settings,
  { root, serverDir }: SiteFolders,
  kept: KeptFiles,
  server: ServerEntry,
) {
  const pictures = { measured, base, embedded: host.embedded, articlesBase: articlesAddress(host) }
  const threads = articleThreads(new URL(bundled(serverDir, 'article-thread')), {
    entry: bundled(serverDir, 'entry-articles'),
    places: pictures,
  })
  const pipeline = [SERVER_MODULES.articles, SERVER_MODULES.thread].map((module) =>
    pipelineDigest(serverDir, module, root),
  )
  const cache = articleCache(kept, pipeline.join())
  const report = progress('Articles', source.articles.length, process.stdout, Date.now)
  const tools = { server, threads, cache, links: articlePlaces(host, base), pictures, report }
  const { checked, rendered } = await renderArticles(source, tools).finally(threads.close)
  console.log(`articles: ${rendered} rendered, ${checked.length - rendered} unchanged`)
  return { checked, wordsOf: cache.wordsOf }
}

/** The address of a module of the server bundle. */
function bundled(serverDir: string, name: string): string {
  return pathToFileURL(join(serverDir, `${name}.js`)).href
}

/** Drafts have no page. */
function shownPictures(checked: readonly CheckedArticle[]): Set<string> {
  return new Set(checked.filter(({ isDraft }) => !isDraft).flatMap(({ pictures }) => Object.keys(pictures)))
}
