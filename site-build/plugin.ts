import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { buildSite } from './build.ts'
import { viteOptions } from './bundles/vite-options.ts'
import { siteModules } from './bundles/site-modules.ts'
import { answerRequest } from './dev/answer-request.ts'
import { developedSite } from './dev/developed-site.ts'
import { OWNER_FILES } from './read/owner-files.ts'
import { readSite } from './read/read-site.ts'
import { type Settings, settingsOfCheckout } from './read/settings.ts'
import { ContentMistake, type Warning } from './read/warnings.ts'

/** Vite's plugins of the site: `vite build --app` prerenders it, `vite` renders its pages on request. Tests have other files. */
export function sitePlugin(own = OWNER_FILES): Plugin[] {
  let settings: Settings
  let mistakes: readonly Warning[] = []
  const read = (root: string) => readSite(root, process.env, own)
  const site: Plugin = {
    name: 'site',
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      const root = resolve(user.root ?? '')
      const isBuild = command === 'build'
      const found = await read(root)
      mistakes = found.mistakes
      // The development server starts all the same, and shows the mistakes.
      if (!found.settings || (isBuild && mistakes.length > 0)) throw new ContentMistake(mistakes)
      // GitHub does not have unpublished edits yet. The articles of some sites are in another repository.
      const articles = resolve(root, own.articles)
      const hasArticles = existsSync(articles) && readdirSync(articles).some((file) => file.endsWith('.md'))
      settings = hasArticles && !isBuild ? settingsOfCheckout(found.settings) : found.settings
      return viteOptions(settings, own.theme, user.build?.outDir ?? 'dist', isBuild)
    },
    configureServer(server) {
      const { root, logger } = server.config
      const readDevelopedSite = developedSite(server, own, settings)
      server.watcher.on('all', async (_event, file) => {
        const isIn = (folder: string) => file.startsWith(resolve(root, folder) + sep)
        if (isIn(own.articles)) server.ws.send({ type: 'full-reload' })
        if (![dirname(own.site), own.pages, 'public'].some(isIn)) return
        const { mistakes: now } = await read(root)
        if (now.length > 0) {
          const { message } = new ContentMistake(now)
          logger.error(message, { timestamp: true })
          server.ws.send({ type: 'error', err: { message, stack: '' } })
          // Vite updates style sheets without a restart.
        } else if (mistakes.length > 0 || !file.endsWith('.css')) await server.restart()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          if (mistakes.length > 0) next(new ContentMistake(mistakes))
          else answerRequest(server, readDevelopedSite, own.theme, request, response).then(undefined, next)
        })
      }
    },
    buildApp: (builder) => buildSite(builder, settings, own),
  }
  return [site, siteModules(() => settings)]
}
