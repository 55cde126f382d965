import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArticleFolder } from './article-folder.ts'
import { documentAssets } from './document-assets.ts'
import { documentOf, type DocumentAssets } from './document.ts'
import { writeEmbeddedGithub } from './embedded-github.ts'
import { pagesOf, type Page } from './pages.ts'
import type { ServerEntry } from './server-entry.ts'
import type { Settings } from './settings.ts'
import { takeSnapshot, writeSnapshot } from './snapshot.ts'

export type SiteFolders = {
  root: string
  /** The finished site. */
  outDir: string
  /** The server bundle, which only the build uses. */
  serverDir: string
}

/** Turns the two bundles and the articles into the finished site. */
export async function buildSite(settings: Settings, { root, outDir, serverDir }: SiteFolders): Promise<void> {
  const server = (await import(pathToFileURL(join(serverDir, 'entry-server.js')).href)) as ServerEntry
  const folder = join(root, 'articles')
  const entries = await readArticleFolder(folder)
  const { owner, repo, embedded } = settings.articles
  const snapshot = takeSnapshot(entries, server, `${owner}/${repo}`, Date.now())

  const assets = await documentAssets(outDir, settings, server.bootScript)
  for (const page of pagesOf(snapshot, settings))
    await writePage(page, outDir, settings, assets[page.entry], server)
  await writeSnapshot(outDir, snapshot)
  if (embedded) await writeEmbeddedGithub(outDir, folder, entries, settings.articles)
}

async function writePage(
  { path, file, copy, data, canonical }: Page,
  outDir: string,
  { base, content }: Settings,
  assets: DocumentAssets,
  server: ServerEntry,
) {
  const { html, title, description } = await server.renderPage(path, copy)
  const sitePath = path === null ? null : base.slice(0, -1) + path
  const parts = { lang: content.lang, title, description, canonical, path: sitePath, data, html }
  await mkdir(dirname(join(outDir, file)), { recursive: true })
  await writeFile(join(outDir, file), documentOf(parts, assets))
}
