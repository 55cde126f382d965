import { createServer } from 'vite'
import { join } from 'node:path'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { buildTime } from '#site-build/read/build-time.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import type { Finding, Settings, Source } from '#site-build/model.ts'
import { settingsOfCheckout } from '#site-build/read/settings.ts'
import { renderArticles, renderOwnPages } from '#site-build/articles/render-texts.ts'
import { siteFileNames } from '#site-build/files/site-files.ts'
import { ContentError } from '#site-build/read/findings.ts'
import { planSite } from '#site-build/plan/plan-site.ts'
import { heavyFileFindings } from './heavy-files.ts'

/**
 * Formats all articles, also drafts, and the owner's pages, and returns the warnings of a build: frontmatter, links, pictures,
 * formulas.
 */
export async function checkArticles(
  source: Source,
  settings: Settings,
  root: string,
): Promise<readonly Finding[]> {
  const local = settingsOfCheckout(settings)
  const server = await createServer({
    root,
    // The development server may be running, and would lose its own.
    cacheDir: 'build/cache/doctor',
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const entry = (await server.ssrLoadModule('/app/entry-articles.tsx')) as ServerEntry
    const publicFolder = join(root, 'public')
    const tools = { settings: local, server: entry, publicFolder }
    const articles = await renderArticles(source, tools)
    const ownPages = await renderOwnPages(join(root, OWNER_FILES.pages), tools)
    const now = buildTime(process.env)
    const options = { publicFolder, now, fileNames: siteFileNames, checksDrafts: true }
    const { findings } = planSite(local, articles, ownPages, options)
    return [...findings, ...(await heavyFileFindings([articles, ownPages], publicFolder))]
  } catch (error) {
    if (error instanceof ContentError) return [...error.findings]
    throw error
  } finally {
    await server.close()
  }
}
