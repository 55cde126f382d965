import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { nameSiteInFrame } from './documents/diagram-frame.ts'
import { documentAssets, takeManifest } from './documents/document-assets.ts'
import { withoutDrafts } from './articles/drafts.ts'
import { articlesAddress, writeEmbeddedGithub } from './documents/embedded-github.ts'
import { siteIcons } from './icons/site-icons.ts'
import type { Warn } from './articles/warnings.ts'
import { pagesOf } from './documents/pages.ts'
import { placePictures, writePictures } from './images/place-pictures.ts'
import { sampleAddresses } from './articles/sample-addresses.ts'
import { checkProjectImages } from './images/project-images.ts'
import { renderDocument } from './documents/render-document.ts'
import type { ServerEntry } from './server-entry.ts'
import { completeServiceWorker, offlineAssets } from './documents/precache.ts'
import type { Settings } from './settings.ts'
import { readSiteTokens } from './icons/site-tokens.ts'
import { publishedArticles } from './articles/published-articles.ts'
import { writeIndex, writeTexts } from './articles/snapshot.ts'
import { readArticles } from './source/read-articles.ts'
import { noNetwork, readSourceEnvironment } from './source/source-environment.ts'

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
 * @param warn takes what the owner should know about the articles and their source
 */
export async function buildSite(
  settings: Settings,
  { root, outDir, serverDir, articles: folder }: SiteFolders,
  warn: Warn,
): Promise<void> {
  const server = (await import(pathToFileURL(join(serverDir, 'entry-server.js')).href)) as ServerEntry
  const { owner, repo, embedded } = settings.articles
  const { token, isOffline, ...choices } = readSourceEnvironment(process.env)
  const { files, report } = await readArticles(
    { hosts: settings.articles, address: settings.address, checkoutFolder: folder, ...choices },
    { fetch: isOffline ? noNetwork : fetch, now: Date.now, wait: setTimeout, token },
  )
  for (const line of report) {
    if (line.level === 'note') console.log(line.text)
    else warn({ message: line.text })
  }
  const taken = await publishedArticles(files, server, `${owner}/${repo}`)
  const places = {
    articlesBase: articlesAddress(settings.articles),
    copiesBase: embedded ? null : settings.base,
    embedded,
  }
  const placed = await placePictures(taken.articles, files.pictures, places, taken.references)
  const { articles, copies, warnings } = placed
  const snapshot = { ...taken, articles }
  for (const warning of [...sampleAddresses(settings.content), ...taken.warnings, ...warnings]) warn(warning)

  await checkProjectImages(settings.content.projects, join(root, 'public'))
  const tokens = await readSiteTokens(root)
  for (const { name, body } of await siteIcons(settings.content, tokens)) {
    await writeFile(join(outDir, name), body)
  }
  await nameSiteInFrame(outDir, settings.address)
  const manifest = await takeManifest(outDir)
  const assets = documentAssets(manifest, settings, server.bootScript, tokens)
  for (const page of pagesOf(snapshot, settings)) {
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await renderDocument(page, settings, server, assets[page.content.page]))
  }
  await writeIndex(outDir, snapshot)
  await writePictures(outDir, copies)
  const published = withoutDrafts(files, snapshot.index)
  await writeTexts(outDir, published)
  if (embedded) await writeEmbeddedGithub(outDir, folder, published.entries, settings.articles)
  // Last, because it takes stock of what has been written.
  if (settings.content.worksOffline) {
    await completeServiceWorker(outDir, settings.base, offlineAssets(manifest, settings.base))
  }
}
