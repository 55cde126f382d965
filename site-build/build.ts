import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import { articleThreads, type ArticleThreads } from './articles/article-threads.ts'
import { type BuildCache, codeDigest, openCache } from './articles/build-cache.ts'
import { renderArticles, renderOwnPages } from './articles/render-texts.ts'
import { planSite } from './plan/plan-site.ts'
import { documentAssets, readManifest } from './files/documents/document-assets.ts'
import { PRECACHE, precacheList, SERVICE_WORKER } from './files/documents/precache.ts'
import { withCovers } from './files/pictures/covers.ts'
import { pictureVariants } from './files/pictures/picture-variants.ts'
import { sharePictures } from './files/share-pictures/share-pictures.ts'
import { siteFileNames, siteFiles } from './files/site-files.ts'
import { writeFiles } from './files/write-files.ts'
import { lockFolder } from './lock-folder.ts'
import { buildFolders, openTarget, type Target } from './publish-site.ts'
import { buildTime } from './read/build-time.ts'
import type { OwnerFiles } from './read/owner-files.ts'
import type { OwnerSite } from './read/read-owner.ts'
import { siteTokens } from './read/theme/tokens.ts'
import type { Report, TextPlaces } from '#site-build/model.ts'
import { withFindingsLast } from './read/findings.ts'
import { addressOfBundle, type ServerEntry } from './server-entry.ts'
import { openSource } from './source/open-source.ts'

/** Complete paths. */
type Folders = Record<'root' | 'articles' | 'pages' | 'client' | 'server', string>

/** Builds the site: bundles the code, makes the site beside the last one, and replaces that when nothing has failed. */
export async function buildSite(
  builder: ViteBuilder,
  owner: OwnerSite,
  ownerFiles: OwnerFiles,
): Promise<void> {
  const { root, build } = builder.config
  const { client, server, cache: cacheFolder } = buildFolders(build.outDir)
  const now = buildTime(process.env)
  const unlock = await lockFolder(join(root, client))
  const cache = openCache(join(root, cacheFolder), codeDigest(root))
  // After the lock and the cache: `--outDir build` has their files then.
  const target = openTarget(root, build.outDir)
  try {
    for (const name of ['client', 'ssr', 'offline']) await builder.build(builder.environments[name]!)
    const articles = resolve(root, ownerFiles.articles)
    const pages = resolve(root, ownerFiles.pages)
    const folders = { root, articles, pages, client: join(root, client), server: join(root, server) }
    const isStrict = process.argv.includes('--strict')
    const isOnActions = process.env.GITHUB_ACTIONS === 'true'
    const write = (report: Report) => writeSite(owner, folders, target, cache, now, report)
    await withFindingsLast(write, console.warn, { isStrict, isOnActions })
    target.publish()
    cache.dropUnused()
    const failure = cache.failure()
    if (failure !== null)
      console.warn(`The cache could not be written, so the next build makes more again: ${failure}`)
  } finally {
    target.close()
    unlock()
  }
}

/**
 * Renders the texts, plans the pages, encodes the pictures, and writes all files of the site.
 *
 * @param now ms since 1970
 * @param report receives what the owner should know
 */
async function writeSite(
  owner: OwnerSite,
  folders: Folders,
  { write, read }: Target,
  cache: BuildCache,
  now: number,
  report: Report,
): Promise<void> {
  const { settings } = owner
  const { root, client } = folders
  const publicFolder = join(root, 'public')
  const { server, threadsFor } = await loadServer(folders.server)
  const source = await openSource(settings, folders)

  const tools = { settings, server, cache, publicFolder, threadsFor }
  const articles = await renderArticles(source, tools)
  const ownPages = await renderOwnPages(folders.pages, tools)
  const unchanged = articles.articles.length - articles.rendered
  console.log(`articles: ${articles.rendered} rendered, ${unchanged} unchanged`)

  const planned = planSite(settings, articles, ownPages, { publicFolder, now, fileNames: siteFileNames })
  for (const finding of [...planned.findings, ...owner.findings]) report(finding)

  const variants = await pictureVariants(planned, publicFolder, cache, report)
  const site = withCovers(planned, variants.coverAt)
  const share = await sharePictures(site.pages, settings, root, cache, report)

  const manifest = readManifest(client)
  const style = siteTokens(settings.tokens)
  const assetsOf = documentAssets(manifest, client, settings, server.bootScriptOf, style)
  const files = siteFiles(site, { root, now, server, cache, assetsOf, share, variants })
  await writeFiles(files, client, publicFolder, write, report)

  const worker = readFileSync(join(folders.server, SERVICE_WORKER), 'utf8')
  // Last, because its list has the digests of the files. The worker of a site that does not work offline has no list.
  const list = () => precacheList(site.pages, read, settings.base, manifest)
  write(SERVICE_WORKER, settings.content.worksOffline ? worker.replace(PRECACHE, list) : worker)
}

/** The bundled code that renders pages, and the threads that render texts with it. */
async function loadServer(
  folder: string,
): Promise<{ server: ServerEntry; threadsFor: (places: TextPlaces) => ArticleThreads }> {
  const server = (await import(addressOfBundle(folder, 'entry-server'))) as ServerEntry
  const thread = new URL(addressOfBundle(folder, 'article-thread'))
  const entry = addressOfBundle(folder, 'entry-articles')
  const threadsFor = (places: TextPlaces) => articleThreads(thread, { entry, places })
  return { server, threadsFor }
}
