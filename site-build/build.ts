import { join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import { articleThreads } from './articles/article-threads.ts'
import { bundled, type ServerEntry } from './server-entry.ts'
import { buildFolders } from './publish-site.ts'
import { type BuildCache, openCache, codeDigest } from './articles/build-cache.ts'
import { contentWarnings } from './read/content-warnings.ts'
import { documentAssets, takeManifest } from './files/documents/document-assets.ts'
import { pagesOf } from './files/documents/pages.ts'
import { completeServiceWorker } from './files/documents/precache.ts'
import { lockFolder } from './lock-folder.ts'
import type { OwnerFiles } from './read/owner-files.ts'
import { publishSite, siteTarget } from './publish-site.ts'
import type { Settings } from './read/settings.ts'
import { sharePictures } from './files/share-pictures/share-pictures.ts'
import { writeFiles } from './files/write-files.ts'
import type { ArticleSource } from './source/article-source.ts'
import { articlesOf } from './source/articles-of.ts'
import { siteFiles } from './files/site-files.ts'
import { type RenderedTexts, renderTexts } from './articles/render-texts.ts'
import { readTheme } from './read/theme/read-theme.ts'
import { siteTokens } from './read/theme/tokens.ts'
import { withWarningsLast } from './read/warnings/warning-lines.ts'
import type { Warn } from './read/warnings/warning.ts'

/** Complete paths, except those of single files of the owner's. */
type Folders = OwnerFiles & { root: string; finished: string; server: string }

/**
 * Builds the site: bundles the code, makes the site beside the last one, and replaces that when nothing has failed.
 *
 * @param outDir the folder of the finished site, from the root
 * @throws Error with sentences for the owner when something is missing
 */
export async function buildSite(
  builder: ViteBuilder,
  settings: Settings,
  outDir: string,
  own: OwnerFiles,
): Promise<void> {
  const { config } = builder
  const { root } = config
  const { unfinished, server, cache: cacheFolder } = buildFolders(outDir)
  const finished = join(root, unfinished)
  const unlock = lockFolder(finished)
  try {
    const cache = openCache(join(root, cacheFolder), codeDigest(root))
    // After the lock and the cache: `--outDir build` has their files then.
    const target = siteTarget(root, outDir)
    for (const name of ['client', 'ssr', 'offline']) await builder.build(builder.environments[name]!)
    const folders = {
      ...own,
      articles: resolve(root, own.articles),
      pages: resolve(root, own.pages),
      root,
      finished,
      server: join(root, server),
    }
    await withWarningsLast((warn) => writeSite(settings, folders, cache, warn), console.warn, {
      isStrict: process.argv.includes('--strict'),
      isOnActions: process.env.GITHUB_ACTIONS === 'true',
    })
    publishSite(finished, target)
    cache.dropUnused()
  } finally {
    unlock()
  }
}

/** Writes every file of the site that no bundle has. */
async function writeSite(settings: Settings, folders: Folders, cache: BuildCache, warn: Warn): Promise<void> {
  const { root, finished } = folders
  const { content, base } = settings
  const publicDir = join(root, 'public')
  const server = (await import(bundled(folders.server, 'entry-server'))) as ServerEntry
  const source = await articlesOf(settings, folders)
  const theme = await readTheme(root, folders.theme)
  const texts = await rendered(source, settings, folders, { server, cache })
  const pages = pagesOf(texts, settings)
  const warnings = [
    ...texts.warnings,
    ...contentWarnings(settings, publicDir, folders.site),
    ...theme.warnings,
  ]
  for (const warning of warnings) warn(warning)

  const share = await sharePictures(pages, settings, theme.tokens, root, cache, warn)
  const tokens = siteTokens(theme.tokens)
  const manifest = takeManifest(finished, folders.server)
  const assets = documentAssets(manifest, finished, settings, server.bootScriptOf, tokens)
  const site = { folders, settings, source, texts, pages, tokens, server, assets, share }
  await writeFiles(siteFiles(site), finished, publicDir, warn)
  // Last, because its list has the digests of the files.
  if (content.worksOffline) completeServiceWorker(finished, base, manifest, pages)
}

/** Renders articles in threads, and prints how far it is. */
async function rendered(
  source: ArticleSource,
  settings: Settings,
  { root, server: serverDir, pages }: Folders,
  tools: { server: ServerEntry; cache: BuildCache },
): Promise<RenderedTexts> {
  const thread = new URL(bundled(serverDir, 'article-thread'))
  const entry = bundled(serverDir, 'entry-articles')
  const texts = await renderTexts(source, pages, {
    ...tools,
    settings,
    publicFolder: join(root, 'public'),
    threadsFor: (places) => articleThreads(thread, { entry, places }),
    report: progress('Articles', process.stdout),
  })
  console.log(`articles: ${texts.rendered} rendered, ${texts.checked.length - texts.rendered} unchanged`)
  return texts
}

type Output = { isTTY?: boolean; write: (text: string) => unknown }

/**
 * Reports the progress of long work: one line that counts in a terminal, up to ten lines elsewhere, and none for less than ten pieces.
 *
 * @returns a function to call with each number of finished pieces; the last call ends the line
 */
function progress(what: string, output: Output): (done: number, total: number) => void {
  return (done, total) => {
    const line = `${what}: ${done} of ${total}`
    if (output.isTTY) output.write(`\r${line}${done === total ? '\n' : ''}`)
    else if (done % Math.ceil(Math.max(total, 100) / 10) === 0) output.write(`${line}\n`)
  }
}
