import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { buildSite } from './build.ts'
import { viteOptions } from './bundles/vite-options.ts'
import { siteModules } from './bundles/site-modules.ts'
import { developedSite } from './dev/developed-site.ts'
import { OWNER_FILES } from './read/owner-files.ts'
import { type OwnerSite, readOwner } from './read/read-owner.ts'
import { settingsOfCheckout } from './read/settings.ts'
import { ContentError, errorsIn } from './read/findings.ts'

/** Vite's plugins of the site: `vite build --app` prerenders it, `vite` renders its pages on request. Tests have other files. */
export function sitePlugin(own = OWNER_FILES): Plugin[] {
  let site: OwnerSite
  const read = (root: string) => readOwner(root, process.env, own)
  const plugin: Plugin = {
    name: 'site',
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      const root = resolve(user.root ?? '')
      const isBuild = command === 'build'
      const owner = await read(root)
      const { settings } = owner
      const errors = errorsIn(owner.findings)
      // The development server starts all the same, and shows the errors.
      if (!settings || (isBuild && errors.length > 0)) throw new ContentError(errors)
      // GitHub does not have unpublished edits yet. The articles of some sites are in another repository.
      const articles = resolve(root, own.articles)
      const hasArticles = existsSync(articles) && readdirSync(articles).some((file) => file.endsWith('.md'))
      site = { ...owner, settings: hasArticles && !isBuild ? settingsOfCheckout(settings) : settings }
      return viteOptions(site.settings, own.theme, user.build?.outDir ?? 'dist', isBuild)
    },
    configureServer(server) {
      const { root, logger } = server.config
      const answer = developedSite(server, own, () => site)
      server.watcher.on('all', async (_event, file) => {
        const isIn = (folder: string) => file.startsWith(resolve(root, folder) + sep)
        if (isIn(own.articles)) server.ws.send({ type: 'full-reload' })
        if (![dirname(own.site), own.pages, 'public'].some(isIn)) return
        const { settings, findings } = await read(root)
        const errors = errorsIn(findings)
        if (errors.length > 0) {
          const { message } = new ContentError(errors)
          logger.error(message, { timestamp: true })
          server.ws.send({ type: 'error', err: { message, stack: '' } })
          // Vite updates style sheets without a restart.
        } else if (errorsIn(site.findings).length > 0 || !file.endsWith('.css')) await server.restart()
        else if (settings) site = { ...site, settings: { ...site.settings, tokens: settings.tokens } }
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          const errors = errorsIn(site.findings)
          if (errors.length > 0) next(new ContentError(errors))
          else answer(request, response).then(undefined, next)
        })
      }
    },
    buildApp: (builder) => buildSite(builder, site, own),
  }
  return [plugin, siteModules(() => site.settings)]
}
