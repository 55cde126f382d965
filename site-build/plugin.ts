import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { currentSite } from './dev/current-site.ts'
import { devArticles } from './dev/dev-articles.ts'
import { answerRequest } from './dev/answer-request.ts'
import { homeMap, seedOf } from './artwork/home-map.ts'
import { landscapeStyles } from './artwork/landscape-svg.ts'
import { missingImages } from './read/content-warnings.ts'
import { ContentMistake } from './read/warnings/content-mistake.ts'
import { textOf, type Warning } from './read/warnings/warning.ts'
import { buildSite } from './build.ts'
import { bundleOptions, SMALLER_PACKAGES, BUNDLED_PACKAGES } from './bundles/bundle-options.ts'
import { OWNER_FILES } from './read/owner-files.ts'
import { type ReadSite, readSite } from './read/read-site.ts'
import { type Settings, settingsOfCheckout } from './read/settings.ts'
import { siteModules } from './bundles/site-modules.ts'

const LANDSCAPE_STYLES = 'virtual:landscape.css'

/**
 * Vite's plugin of the site: `vite build --app` prerenders it, `vite` renders its pages on request.
 *
 * @param own the owner's files; tests have others
 */
export function sitePlugin(own = OWNER_FILES): Plugin {
  let first: ReadSite
  let settings: Settings
  let root = process.cwd()
  let outDir = 'dist'
  const modules = siteModules(() => settings)
  async function read(isBuild: boolean): Promise<ReadSite> {
    const { settings, mistakes } = await readSite(root, process.env, own)
    if (isBuild && settings) mistakes.push(...missingImages(settings.content, join(root, 'public'), own.site))
    // GitHub does not have unpublished edits yet.
    const isLocal = !isBuild && hasArticles(join(root, 'articles'))
    return { settings: settings && isLocal ? settingsOfCheckout(settings) : settings, mistakes }
  }
  return {
    name: 'site',
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      root = user.root ?? root
      outDir = user.build?.outDir ?? outDir
      const isBuild = command === 'build'
      first = await read(isBuild)
      // The development server starts all the same, and shows the mistakes.
      if (!first.settings || (isBuild && first.mistakes.length > 0)) throw new ContentMistake(first.mistakes)
      settings = first.settings
      return {
        ...bundleOptions(settings, outDir),
        resolve: {
          alias: {
            '#content/theme.css': resolve(own.theme),
            ...(isBuild && SMALLER_PACKAGES),
          },
        },
        // Editors empty a file before they write it, and half of `content/site.yaml` would be read as a mistake.
        server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
        // Vite prints a line for each of 80 files, which would hide the weights of the pages.
        ...(isBuild && { logLevel: user.logLevel ?? 'warn' }),
      }
    },
    configEnvironment(name, _config, { command }) {
      return name === 'ssr' && command === 'build' ? { resolve: BUNDLED_PACKAGES } : undefined
    },
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      const articles = join(root, 'articles')
      const warn = (warning: Warning) => server.config.logger.warn(textOf(warning))
      const readArticles = devArticles(server, articles, join(root, own.pages), () => settings, warn)
      const readSettings = currentSite(server, first, {
        files: own,
        read: async () => {
          const now = await read(false)
          settings = now.settings ?? settings
          return now
        },
      })
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(articles)) server.ws.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answerRequest(server, readSettings, readArticles, own, request, response).then(undefined, next)
        })
      }
    },
    resolveId: (id) => (id === LANDSCAPE_STYLES ? id : modules.resolveId(id)),
    load: (id) =>
      id === LANDSCAPE_STYLES ? landscapeStyles(root, homeMap(seedOf(settings.content))) : modules.load(id),
    transform: (code) => modules.transform(code),
    buildApp: (builder) => buildSite(builder, settings, outDir, own),
  }
}

/** Whether this checkout has articles. Those of some sites are in another repository. */
function hasArticles(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  return isFolder && readdirSync(folder).some((name) => name.endsWith('.md'))
}
