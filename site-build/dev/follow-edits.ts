import { dirname, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'

/** What following needs to know about the site. */
type Followed = {
  hasErrors: () => boolean
  /** Brings the site up to date. @returns whether open pages are to show it; not while the server restarts, or after an error */
  update: () => Promise<boolean>
}

/** Brings the site of a development server up to date after each edit of the owner's files, and reloads the pages that are open. */
export function followEdits(
  server: ViteDevServer,
  ownerFiles: OwnerFiles,
  { hasErrors, update }: Followed,
): void {
  const folders = [dirname(ownerFiles.site), ownerFiles.articles, ownerFiles.pages, 'public']
  const completeFolders = folders.map((folder) => resolve(server.config.root, folder) + sep)
  let isReplaced = false

  async function updateAfter(file: string): Promise<void> {
    // A restart has replaced this server, and the new one reads all files.
    if (isReplaced) return
    if (!completeFolders.some((folder) => file.startsWith(folder))) return
    const hadErrors = hasErrors()
    const isUpdated = await update()
    // Vite updates style sheets without a reload.
    const needsReload = hadErrors || !file.endsWith('.css')
    if (isUpdated && needsReload) server.ws.send({ type: 'full-reload' })
  }

  // One after the other, so that an earlier reading never replaces a later one.
  let lastUpdate: Promise<unknown> = Promise.resolve()
  server.watcher.on('all', (_event, file) => {
    const updateNow = () => updateAfter(file)
    lastUpdate = lastUpdate.then(updateNow, updateNow)
  })
  server.httpServer?.once('close', () => {
    isReplaced = true
  })
  // Files may have changed while the server started.
  server.httpServer?.once('listening', () => {
    lastUpdate = lastUpdate.then(update)
  })
}
