import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nameSiteInFrame } from './documents/diagram-frame.ts'
import { documentAssets, takeManifest } from './documents/document-assets.ts'
import { articlesAddress, writeEmbeddedGithub } from './documents/embedded-github.ts'
import { siteIcons } from './icons/site-icons.ts'
import type { Warn } from './articles/warnings.ts'
import { pagesOf } from './documents/pages.ts'
import { placePictures, writePictures } from './images/place-pictures.ts'
import { articlePlaces } from '#app/lib/articles/article-places.ts'
import { preparedArticle } from '#app/lib/articles/prepared-article.ts'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import { threadPool } from './articles/thread-pool.ts'
import { sampleAddresses } from './articles/sample-addresses.ts'
import { checkProjectImages } from './images/project-images.ts'
import { renderDocument } from './documents/render-document.ts'
import type { ServerEntry } from './server-entry.ts'
import { completeServiceWorker, offlineAssets } from './documents/precache.ts'
import type { Settings } from './settings.ts'
import { readSiteTokens } from './icons/token-colours.ts'
import { publishedArticles } from './articles/published-articles.ts'
import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { articlesOf } from './source/articles-of.ts'

export type SiteFolders = {
  root: string
  /** The finished site. */
  outDir: string
  /** The server bundle, which only the build uses. */
  serverDir: string
  /** The articles of this checkout. */
  articles: string
}

/**
 * Turns the two bundles and the articles into the finished site.
 *
 * @param warn receives warnings about the articles and their source
 */
export async function buildSite(
  settings: Settings,
  { root, outDir, serverDir, articles: folder }: SiteFolders,
  warn: Warn,
): Promise<void> {
  checkProjectImages(settings.content.projects, join(root, 'public'))
  const server = (await import(pathToFileURL(join(serverDir, 'entry-server.js')).href)) as ServerEntry
  const { owner, repo, embedded } = settings.articles
  const source = await articlesOf(settings, { root, articles: folder })
  const threads = threadPool(pathToFileURL(join(serverDir, 'format-thread.js')))
  const linked = articlePlaces(settings.articles, settings.base)
  const prepareArticle = async (file: ArticleFile) =>
    preparedArticle(file, await threads.format({ text: file.text, places: linked }))
  const taken = await publishedArticles(source, { ...server, prepareArticle }, `${owner}/${repo}`)
  await threads.close()
  const places = {
    articlesBase: articlesAddress(settings.articles),
    copiesBase: embedded ? null : settings.base,
    embedded,
  }
  const placed = await placePictures(taken.articles, source.pictures, places, taken.references)
  const { articles, copies, warnings } = placed
  // In a repository drafts are public and hidden by name; without one, nobody needs their names.
  const index = embedded ? { ...taken.index, drafts: [] } : taken.index
  const site = { ...taken, index, articles }
  const allWarnings = [source.warnings, sampleAddresses(settings.content), taken.warnings, warnings]
  for (const warning of allWarnings.flat()) warn(warning)

  const tokens = await readSiteTokens(root)
  for (const { name, body } of await siteIcons(settings.content, tokens)) {
    await writeFile(join(outDir, name), body)
  }
  await nameSiteInFrame(outDir, settings.address)
  const manifest = await takeManifest(outDir)
  const assets = documentAssets(manifest, outDir, settings, server.bootScriptOf, tokens)
  for (const page of pagesOf(site, settings)) {
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await renderDocument(page, settings, server, assets[page.content.page]))
  }
  await writeFile(join(outDir, INDEX_PATH), JSON.stringify(site.index))
  await writePictures(outDir, copies)
  if (embedded) await writeEmbeddedGithub(outDir, folder, index.entries, source.pictures, settings.articles)
  // Last, because it lists the written files.
  if (settings.content.worksOffline) {
    await completeServiceWorker(outDir, settings.base, offlineAssets(manifest, settings.base))
  }
}
