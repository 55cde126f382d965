import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { INDEX_PATH, type PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articlePlaces } from '#app/lib/articles/article-places.ts'
import { articleCache } from './articles/article-cache.ts'
import { articleThreads } from './articles/article-threads.ts'
import { type CheckedArticle, fileOf } from './articles/check-article.ts'
import { pipelineDigest } from './articles/pipeline-digest.ts'
import { progress } from './articles/progress.ts'
import { publishedArticles } from './articles/published-articles.ts'
import { renderArticles } from './articles/render-articles.ts'
import { sampleAddresses } from './articles/sample-addresses.ts'
import type { Warn } from './articles/warnings.ts'
import { writeDiscovery } from './discovery/write-discovery.ts'
import { nameSiteInFrame } from './documents/diagram-frame.ts'
import { documentAssets, takeManifest } from './documents/document-assets.ts'
import { articlesAddress, writeEmbeddedGithub } from './documents/embedded-github.ts'
import { pagesOf } from './documents/pages.ts'
import { completeServiceWorker, offlineAssets } from './documents/precache.ts'
import { renderDocument } from './documents/render-document.ts'
import { siteIcons } from './icons/site-icons.ts'
import { readSiteTokens } from './icons/token-colours.ts'
import { type MeasuredPictures, measurePictures, writePictures } from './images/measure-pictures.ts'
import { checkProjectImages } from './images/project-images.ts'
import type { ServerEntry } from './server-entry.ts'
import type { Settings } from './settings.ts'
import type { ArticleSource } from './source/article-source.ts'
import { articlesOf } from './source/articles-of.ts'

export type SiteFolders = {
  root: string
  /** The finished site. */
  outDir: string
  /** The server bundle, which only the build uses. */
  serverDir: string
  /** Rendered articles, which the next build uses again. */
  cacheDir: string
  /** The articles of this checkout. */
  articles: string
}

/**
 * Turns the two bundles and the articles into the finished site.
 *
 * @param warn receives warnings about the articles and their source
 */
export async function buildSite(settings: Settings, folders: SiteFolders, warn: Warn): Promise<void> {
  const { root, outDir, serverDir, articles: folder } = folders
  const { base, articles: hosts } = settings
  checkProjectImages(settings.content.projects, join(root, 'public'))
  const server = (await import(entryIn(serverDir))) as ServerEntry
  const source = await articlesOf(settings, { root, articles: folder })
  const measured = await measurePictures(source.pictures, !hosts.embedded)
  const { checked, wordsOf } = await articlesIn(source, measured, settings, folders, server)
  const names = { repository: `${hosts.owner}/${hosts.repo}`, takenAt: source.takenAt }
  const { articles, warnings, ...taken } = publishedArticles(checked, names)
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  const index = hosts.embedded ? { ...taken.index, drafts: [] } : taken.index
  for (const warning of [source.warnings, sampleAddresses(settings.content), warnings].flat()) warn(warning)

  const tokens = await readSiteTokens(root)
  for (const { name, body } of await siteIcons(settings.content, tokens)) {
    await writeFile(join(outDir, name), body)
  }
  await nameSiteInFrame(outDir, settings.address)
  const manifest = await takeManifest(outDir)
  const assets = documentAssets(manifest, outDir, settings, server.bootScriptOf, tokens)
  for (const page of pagesOf({ index, articles }, settings)) {
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    const words = page.content.page === 'article' ? await wordsOf(page.content.article) : ''
    await writeFile(file, await renderDocument(page, settings, server, assets[page.content.page], words))
  }
  await writeFile(join(outDir, INDEX_PATH), JSON.stringify(index))
  await writePictures(outDir, source.pictures, measured, shownPictures(checked))
  const publicDir = join(root, 'public')
  await writeDiscovery({ index, articles }, source, settings, { outDir, publicDir, wordsOf })
  if (hosts.embedded) await writeEmbeddedGithub(outDir, folder, index.entries, source.pictures, hosts)
  // Last, because it lists the written files.
  if (settings.content.worksOffline) {
    await completeServiceWorker(outDir, base, offlineAssets(manifest, base))
  }
}

/** Renders the articles, and forgets their texts: `wordsOf` reads one again, as HTML, when its document is written. */
async function articlesIn(
  source: ArticleSource,
  measured: MeasuredPictures,
  { articles: hosts, base }: Settings,
  { root, serverDir, cacheDir }: SiteFolders,
  server: ServerEntry,
) {
  const pictures = { measured, base, embedded: hosts.embedded, articlesBase: articlesAddress(hosts) }
  const threads = articleThreads(pathToFileURL(join(serverDir, 'article-thread.js')), {
    entry: entryIn(serverDir),
    places: pictures,
  })
  const cache = articleCache(cacheDir, await pipelineDigest(serverDir, root))
  const report = progress('Articles', source.articles.length, process.stdout, Date.now)
  const tools = { server, threads, cache, links: articlePlaces(hosts, base), pictures, report }
  const { checked, rendered } = await renderArticles(source, tools).finally(threads.close)
  await cache.forgetOthers()
  console.log(`articles: ${rendered} rendered, ${checked.length - rendered} unchanged`)
  const wordsOf = async (article: PublishedArticle) => {
    const found = await cache.read(article)
    if (!found) throw new Error(`${cacheDir}: lost the text of ${fileOf(article.name)}. Build again.`)
    return found.words
  }
  return { checked, wordsOf }
}

function entryIn(serverDir: string): string {
  return pathToFileURL(join(serverDir, 'entry-server.js')).href
}

/** Drafts have no page. */
function shownPictures(checked: readonly CheckedArticle[]): Set<string> {
  return new Set(checked.filter(({ isDraft }) => !isDraft).flatMap(({ pictures }) => Object.keys(pictures)))
}
