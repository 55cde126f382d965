import { existsSync, readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { buildSite } from './build.ts'
import { bundleOptions } from './bundles/bundle-options.ts'
import { siteModules } from './bundles/site-modules.ts'
import { answerRequest } from './dev/answer-request.ts'
import { currentSite } from './dev/current-site.ts'
import { developedSite } from './dev/developed-site.ts'
import { OWNER_FILES } from './read/owner-files.ts'
import { type ReadSite, readSite } from './read/read-site.ts'
import { type Settings, settingsOfCheckout } from './read/settings.ts'
import { ContentMistake } from './read/warnings.ts'

/** Vite's plugins of the site: `vite build --app` prerenders it, `vite` renders its pages on request. Tests have other files. */
export function sitePlugin(own = OWNER_FILES): Plugin[] {
  let first: ReadSite
  /** The last ones without a mistake. */
  let settings: Settings
  let root = ''
  async function read(isBuild: boolean): Promise<ReadSite> {
    const site = await readSite(root, process.env, own)
    // GitHub does not have unpublished edits yet. The articles of some sites are in another repository.
    const articles = resolve(root, own.articles)
    const isLocal =
      !isBuild && existsSync(articles) && readdirSync(articles).some((file) => file.endsWith('.md'))
    if (site.settings && isLocal) site.settings = settingsOfCheckout(site.settings)
    settings = site.settings ?? settings
    return site
  }
  const site: Plugin = {
    name: 'site',
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      root = resolve(user.root ?? '')
      const isBuild = command === 'build'
      first = await read(isBuild)
      // The development server starts all the same, and shows the mistakes.
      if (!first.settings || (isBuild && first.mistakes.length > 0)) throw new ContentMistake(first.mistakes)
      return bundleOptions(() => settings, own.theme, user.build?.outDir ?? 'dist', isBuild)
    },
    configureServer(server) {
      const readSettings = currentSite(server, own, first, () => read(false))
      const readDevelopedSite = developedSite(server, own, readSettings)
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(resolve(root, own.articles) + sep)) server.ws.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answerRequest(server, readDevelopedSite, own.theme, request, response).then(undefined, next)
        })
      }
    },
    buildApp: (builder) => buildSite(builder, settings, own),
  }
  return [site, siteModules(() => settings)]
}
