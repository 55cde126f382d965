import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'
import { buildSite } from './build.ts'
import { viteOptions } from './bundles/vite-options.ts'
import { siteModules } from './bundles/site-modules.ts'
import { developedSite } from './dev/developed-site.ts'
import { OWNER_FILES } from './read/owner-files.ts'
import { type OwnerSite, readOwner } from './read/read-owner.ts'
import { settingsOfCheckout } from './read/settings.ts'
import type { Settings } from './model.ts'
import { ContentError, errorsIn } from './read/findings.ts'

/** Vite's plugins of the site: `vite build --app` prerenders it, `vite` renders its pages on request. Tests have other files. */
export function sitePlugin(ownerFiles = OWNER_FILES): Plugin[] {
  let site: OwnerSite
  /** The owner's settings when the modules were written, which contain them. */
  let loadedSettings: Settings | null = null
  /** Whether the development server shows the articles of this checkout instead of those of a repository. */
  let showsCheckout = false
  // Only an edit of a file makes a server restart.
  const environment = { ...process.env }
  const read = (root: string) => readOwner(root, environment, ownerFiles)
  const plugin: Plugin = {
    name: 'site',
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      const root = resolve(user.root ?? '')
      const isBuild = command === 'build'
      const ownerSite = await read(root)
      const { settings } = ownerSite
      const errors = errorsIn(ownerSite.findings)
      // The development server starts all the same, and shows the errors.
      if (!settings || (isBuild && errors.length > 0)) throw new ContentError(errors)
      loadedSettings = settings
      // GitHub does not have unpublished edits yet. The articles of some sites are in another repository.
      showsCheckout = !isBuild && hasArticles(resolve(root, ownerFiles.articles))
      site = { ...ownerSite, settings: showsCheckout ? settingsOfCheckout(settings) : settings }
      return viteOptions(site.settings, ownerFiles.theme, user.build?.outDir ?? 'dist', isBuild)
    },
    configureServer(server) {
      const { root, logger } = server.config
      const articles = resolve(root, ownerFiles.articles)
      const answer = developedSite(server, ownerFiles, () => site)
      const openAnswers = new Set<Promise<void>>()
      let isRestarting = false
      let isReplaced = false

      /** Restarts between two answers, because Vite would end one in the middle with a stack trace. */
      async function restart(): Promise<void> {
        isRestarting = true
        await Promise.allSettled(openAnswers)
        await server.restart()
        // If the new server cannot start, this one goes on.
        isRestarting = false
      }

      /** Brings the site up to date with the owner's files. @returns whether it restarts, or has an error */
      async function update(): Promise<boolean> {
        const { settings, findings } = await read(root)
        // Every request gets the errors until they are corrected.
        site = { ...site, findings }
        const errors = errorsIn(findings)
        if (!settings || errors.length > 0) {
          const { message } = new ContentError(errors)
          logger.error(message, { timestamp: true })
          server.ws.send({ type: 'error', err: { message, stack: '' } })
          return true
        }
        const readsHost = !site.settings.articles.embedded
        // The first article of this checkout, or the removal of its last one.
        const hasOtherSource = readsHost && hasArticles(articles) !== showsCheckout
        // No module contains the tokens of the theme.
        const { tokens } = settings
        const isLoaded = isDeepStrictEqual(settings, { ...loadedSettings, tokens })
        if (isLoaded && !hasOtherSource) {
          site = { ...site, settings: { ...site.settings, tokens } }
          return false
        }
        await restart()
        return true
      }

      async function updateAfter(file: string): Promise<void> {
        // A restart has replaced this server, and the new one reads all files.
        if (isReplaced) return
        const isIn = (folder: string) => file.startsWith(resolve(root, folder) + sep)
        if (![dirname(ownerFiles.site), ownerFiles.articles, ownerFiles.pages, 'public'].some(isIn)) return
        const hadErrors = errorsIn(site.findings).length > 0
        if (await update()) return
        // Vite updates style sheets without a reload.
        if (hadErrors || !file.endsWith('.css')) server.ws.send({ type: 'full-reload' })
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
      return () => {
        server.middlewares.use((request, response, next) => {
          if (isRestarting) {
            // The browser asks again after a second.
            response.writeHead(503, { refresh: '1' }).end('The development server restarts.')
            return
          }
          const errors = errorsIn(site.findings)
          if (errors.length > 0) {
            next(new ContentError(errors))
            return
          }
          const answered = answer(request, response).then(undefined, next)
          openAnswers.add(answered)
          void answered.finally(() => openAnswers.delete(answered))
        })
      }
    },
    buildApp: (builder) => buildSite(builder, site, ownerFiles),
  }
  return [plugin, siteModules(() => site.settings)]
}

function hasArticles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.md'))
}
