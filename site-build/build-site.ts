import type { Warn } from './warnings/warning.ts'
import type { KeptFiles } from './cache/kept-files.ts'
import { completeServiceWorker, offlineAssets } from './documents/precache.ts'
import { bundled, type ServerEntry } from './server-entry.ts'
import type { Settings } from './settings.ts'
import type { SiteFolders } from './steps/build.ts'
import { readSite } from './steps/read-site.ts'
import { renderSite } from './steps/render-site.ts'
import { writeSite } from './steps/write-site.ts'

/**
 * Turns the two bundles and the articles into the finished site: reads, renders, writes.
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
  const server = (await import(bundled(folders.serverDir, 'entry-server'))) as ServerEntry
  const build = { settings, folders, kept, warn, server }
  const source = await readSite(build)
  const site = await renderSite(source.articles, build)
  await writeSite(site, source, build)
  if (settings.content.worksOffline) {
    // The worker's list says what is in the files, so all of them are written.
    const assets = offlineAssets(source.manifest, settings.base)
    await completeServiceWorker(folders.outDir, settings.base, assets, settings.pages)
  }
}
