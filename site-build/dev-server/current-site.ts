import { dirname, join } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import type { OwnerFiles } from '#site-build/owner-files.ts'
import type { ReadSite } from '#site-build/read-site.ts'
import type { Settings } from '#site-build/settings.ts'
import { ContentMistake } from '#site-build/warnings/content-mistake.ts'

type Options = {
  files: OwnerFiles
  read: () => Promise<ReadSite>
  /** Whether modules were made with another value of the settings. */
  needsRestart: (settings: Settings) => boolean
}

/**
 * The settings of a development server, read again when a file of the owner's changes. Open pages reload, or show the mistakes.
 *
 * @param first what the server has started with
 * @returns a function that reads the current settings @throws ContentMistake while a file has a mistake
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
      // Requests are answered meanwhile.
      server.restart().catch(() => undefined)
    } else if (before.mistakes.length > 0 || !file.endsWith('.css')) {
      // Vite itself replaces a style sheet.
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
