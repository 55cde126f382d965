import { createServer } from 'vite'
import { join } from 'node:path'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { buildTime } from '#site-build/read/build-time.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { type Settings, settingsOfCheckout } from '#site-build/read/settings.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { renderTexts } from '#site-build/articles/render-texts.ts'
import type { Finding } from '#site-build/model.ts'

/**
 * Formats all articles, also drafts, and the owner's pages, and returns the warnings of a build: frontmatter, links, pictures,
 * formulas.
 */
export async function checkArticles(
  source: ArticleSource,
  settings: Settings,
  root: string,
): Promise<Finding[]> {
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
    const tools = {
      settings: local,
      server: entry,
      publicFolder: join(root, 'public'),
      now: buildTime(process.env),
    }
    return (await renderTexts(source, join(root, OWNER_FILES.pages), tools, true)).findings
  } finally {
    await server.close()
  }
}
