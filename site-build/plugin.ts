import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { developedArticles } from './dev-server/developed-articles.ts'
import { answerDevelopment } from './dev-server/development.ts'
import { landscapeStyles } from './artwork/landscape-styles.ts'
import { textOf, type Warning } from './warnings/warning.ts'
import { buildSite } from './build-site.ts'
import { bundleOptions, sectionsOf, SHARED_CHUNKS, SMALLER, WITH_PACKAGES } from './bundles/bundle-options.ts'
import { COMPILE_HINT, hintCompilation } from './bundles/compile-hint.ts'
import { ownPageLinks } from './own-pages/own-page-links.ts'
import { withRoomFor } from './bundles/header-width.ts'
import { OWNER_FILES, type OwnerFiles } from './owner-files.ts'
import { type Settings, settingsOfCheckout } from './settings.ts'
import { withoutTraces } from './bundles/without-traces.ts'
import { ownTheme } from './theme/own-theme.ts'
import { wordsModule } from './words/words-module.ts'

const LANDSCAPE_STYLES = 'virtual:landscape.css'

/**
 * `vite build --app` prerenders the site; `vite` renders it on request.
 *
 * @param own the files of the owner; those of tests differ
 */
export function sitePlugin(
  readSettings: () => Settings,
  own: OwnerFiles = OWNER_FILES,
): Plugin<{ readSettings: () => Settings }> {
  let settings: Settings
  let root = process.cwd()
  let outDir = 'dist'
  return {
    name: 'site',
    api: { readSettings },
    apply: (_config, { isPreview }) => !isPreview,
    async config(user, { command }) {
      root = user.root ?? root
      outDir = user.build?.outDir ?? outDir
      const links = await ownPageLinks(resolve(root, own.pages), resolve(root, 'public'))
      settings = { ...readSettings(), pages: links }
      // Before the bundler, which reports a mistake in CSS with a stack trace.
      if (command === 'build') await ownTheme(resolve(root, own.theme))
      // GitHub does not have unpublished edits yet.
      if (command === 'serve' && hasArticles(join(root, 'articles'))) settings = settingsOfCheckout(settings)
      return {
        ...bundleOptions(settings, outDir),
        resolve: {
          alias: { '#content/theme.css': resolve(own.theme), ...(command === 'build' && SMALLER) },
        },
        // The weights say what a visitor loads; a line for each of 80 files hides them.
        ...(command === 'build' && { logLevel: user.logLevel ?? 'warn' }),
      }
    },
    configEnvironment(name, _config, { command }) {
      return name === 'ssr' && command === 'build' ? { resolve: WITH_PACKAGES } : undefined
    },
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      const articles = join(root, 'articles')
      const warn = (warning: Warning) => server.config.logger.warn(textOf(warning))
      const readDeveloped = developedArticles(server, articles, join(root, own.pages), settings, warn)
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(articles)) server.ws.send({ type: 'full-reload' })
        // The navigation of every page has a line for each.
        if (file.startsWith(join(root, own.pages))) server.restart().catch(() => {})
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answerDevelopment(server, settings, readDeveloped, own, request, response).then(undefined, next)
        })
      }
    },
    resolveId: (id) => (id === LANDSCAPE_STYLES ? id : undefined),
    load: (id) =>
      id === LANDSCAPE_STYLES
        ? landscapeStyles(root)
        : wordsModule(id, settings.words, settings.content.lang),
    transform(code, id) {
      if (id.endsWith('react-dom-client.production.js')) return withoutTraces(code)
      return id.endsWith('site-header.module.css') ? withRoomFor(ownLines(settings), code) : undefined
    },
    augmentChunkHash: () => COMPILE_HINT,
    generateBundle: {
      // After Vite, which also writes into the first line.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') hintCompilation(bundle, SHARED_CHUNKS)
      },
    },
    buildApp: (builder) => buildSite(builder, settings, outDir, own),
  }
}

/** What the owner has added to the navigation. */
function ownLines({ content, pages }: Settings): string[] {
  return [...pages.map(({ title }) => title), ...sectionsOf(content).flatMap(({ label }) => label ?? [])]
}

/** False if the articles are in another repository. */
function hasArticles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.md'))
}
