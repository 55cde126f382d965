import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import type { ReadSite } from '#site-build/read/read-site.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { ContentMistake } from '#site-build/read/warnings.ts'

/** Reads the owner's files again when one changes; open pages reload, or show the mistakes. While there are some, the result throws. */
export function currentSite(
  server: Pick<ViteDevServer, 'config' | 'environments' | 'watcher' | 'ws'>,
  files: OwnerFiles,
  first: ReadSite,
  read: () => Promise<ReadSite>,
): () => Promise<Settings> {
  const { root, logger } = server.config
  const folders = [dirname(files.site), files.pages, 'public'].map((folder) => join(root, folder, '/'))
  let current = Promise.resolve(first)

  async function readAgain(before: ReadSite, file: string): Promise<ReadSite> {
    const now = await read()
    if (now.mistakes.length > 0) {
      const { message } = new ContentMistake(now.mistakes)
      logger.error(message, { timestamp: true })
      server.ws.send({ type: 'error', err: { message, stack: '' } })
    } else if (before.mistakes.length > 0 || !file.endsWith('.css')) {
      // Vite updates style sheets without a reload.
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    }
    return now
  }

  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder)))
      current = current.then((before) => readAgain(before, file))
  })
  return async () => {
    const { settings, mistakes } = await current
    if (settings && mistakes.length === 0) return settings
    throw new ContentMistake(mistakes)
  }
}
