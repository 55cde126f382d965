import { dirname, join } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import type { OwnerFiles } from '#site-build/owner-files.ts'
import type { ReadSite } from '#site-build/read-site.ts'
import type { Settings } from '#site-build/settings.ts'
import { ContentMistake } from '#site-build/warnings/content-mistake.ts'

type Options = {
  files: OwnerFiles
  read: () => Promise<ReadSite>
  /** Whether the settings differ from those that the modules were made with. */
  needsRestart: (settings: Settings) => boolean
}

/**
 * Reads the owner's files again when one of them changes. Open pages then reload, or show the mistakes.
 *
 * @param first the site that the server has started with
 * @returns a function that returns the current settings, and throws ContentMistake while a file has a mistake
 */
export function currentSite(
  server: Pick<ViteDevServer, 'config' | 'restart' | 'watcher' | 'ws'>,
  first: ReadSite,
  { files, read, needsRestart }: Options,
): () => Promise<Settings> {
  const { root, logger } = server.config
  const folders = [dirname(files.site), files.pages, 'public'].map((folder) => join(root, folder, '/'))
  const imported = new Set(first.imported)
  let current = Promise.resolve(first)

  async function readAgain(before: ReadSite, file: string): Promise<ReadSite> {
    const now = await read()
    for (const module of now.imported) imported.add(module)
    if (now.mistakes.length > 0) {
      const { message } = new ContentMistake(now.mistakes)
      logger.error(message, { timestamp: true })
      server.ws.send({ type: 'error', err: { message, stack: '' } })
    } else if (now.settings && needsRestart(now.settings)) {
      // Not awaited, because requests wait for this function.
      server.restart().catch(() => undefined)
    } else if (before.mistakes.length > 0 || !file.endsWith('.css')) {
      // Vite updates style sheets without a reload.
      server.ws.send({ type: 'full-reload' })
    }
    return now
  }

  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder)) && !imported.has(normalizePath(file))) return
    current = current.then((before) => readAgain(before, file))
  })
  return async () => {
    const { settings, mistakes } = await current
    if (settings && mistakes.length === 0) return settings
    throw new ContentMistake(mistakes)
  }
}
