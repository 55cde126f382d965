import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite'
import { paletteContentOf } from '#app/lib/palette-content.ts'
import type { SectionLink, SiteIdentity } from '#app/lib/site-identity.ts'
import { homeSections } from '#content/rules/home-sections.ts'
import { SERVER_MODULES } from './build-site.ts'
import { developedArticles } from './dev-server/developed-articles.ts'
import { answerDevelopment } from './dev-server/development.ts'
import { landscapeStyles } from './artwork/landscape-styles.ts'
import { textOf, type Warning } from './articles/warnings.ts'
import { ENTRIES } from './documents/pages.ts'
import { ownPageLinks } from './pages/own-page-links.ts'
import { SERVICE_WORKER } from './documents/precache.ts'
import { emojiModule } from './emoji-module.ts'
import { keptBundles } from './cache/kept-bundles.ts'
import { buildFolders, finishBuild, keptOf } from './finish-build.ts'
import { lockFolder } from './lock-folder.ts'
import { OWNER_FILES, type OwnerFiles } from './owner-files.ts'
import { type Settings, settingsOfCheckout } from './settings.ts'
import { withoutTraces } from './without-traces.ts'
import { ownTheme } from './theme/own-theme.ts'
import { wordsModule } from './words/words-module.ts'

const LANDSCAPE_STYLES = 'virtual:landscape.css'

/** Packages with smaller replacements; development bundles packages too early to replace them. */
const SMALLER = {
  'decode-named-character-reference': resolve('markdown/parse/character-references.ts'),
}

/** A word stands where it is used, as if it were written there. */
const INLINED = { inlineConst: { mode: 'all' as const } }

/** Few files for shared code: several small files take more requests and compress worse. */
const SHARED = [
  {
    name: 'frame',
    tags: ['$initial' as const],
    minShareCount: 4,
    test: /node_modules|app[\\/](?!pages)|vite/,
  },
  // The list and the palette count.
  { name: 'frame', test: /rolldown.runtime|language[\\/](plural|number-of)/ },
  {
    name: 'live',
    tags: ['$initial' as const],
    minShareCount: 2,
    test: /app[\\/](?!pages)|article-host[\\/]/,
  },
  { name: 'after-load', test: /after-load|own-script|offline-caches|features[\\/]offline/ },
]

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
    async config(user, { command }) {
      const links = await ownPageLinks(
        resolve(user.root ?? root, own.pages),
        resolve(user.root ?? root, 'public'),
      )
      settings = { ...readSettings(), pages: links }
      outDir = user.build?.outDir ?? outDir
      // Before the bundler, which tells of a mistake in CSS with a stack trace.
      if (command === 'build') await ownTheme(resolve(user.root ?? root, own.theme))
      // GitHub does not have unpublished edits yet.
      if (command === 'serve' && hasArticles(join(user.root ?? root, 'articles')))
        settings = settingsOfCheckout(settings)
      return {
        ...bundleOptions(settings, outDir),
        resolve: {
          alias: { '#content/theme.css': resolve(own.theme), ...(command === 'build' && SMALLER) },
        },
        // The weights say what a visitor loads; a line for each of 80 files hides them.
        ...(command === 'build' && { logLevel: user.logLevel ?? 'warn' }),
      }
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
      if (id.endsWith('react-dom-client.production.js'))
        return withoutTraces(code, (message) => this.warn(message))
      return id.endsWith('site-header.module.css') ? withRoomFor(settings, code) : undefined
    },
    async buildApp(builder) {
      const unlock = lockFolder(join(root, buildFolders(outDir).unfinished))
      try {
        const kept = keptOf(builder.config, outDir)
        await keptBundles(builder, ['client', 'ssr', 'offline'], settings, kept)
        await finishBuild(settings, builder.config, outDir, own, kept)
      } finally {
        unlock()
      }
    },
  }
}

/** The bar needs a wider screen for each line of the owner's own: half a rem a letter, and the gap before it. */
function withRoomFor({ content, pages }: Settings, css: string): string {
  const own = [...pages.map(({ title }) => title), ...sectionsOf(content).map(({ label = '' }) => label)]
  const more = own.reduce((sum, { length }) => sum + (length > 0 ? 1.2 + 0.5 * length : 0), 0)
  return css.replaceAll('(min-width: 48rem)', `(min-width: ${Math.ceil(48 + more)}rem)`)
}

/** False if the articles are in another repository. */
function hasArticles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.md'))
}

function bundleOptions(
  { address, base, articles, content, pages, words }: Settings,
  outDir: string,
): UserConfig {
  const wordsInWorker: Plugin = { name: 'words', load: (id) => wordsModule(id, words, content.lang) }
  const { repository: _repository, listHasPages, embedded: _embedded, ...host } = articles
  return {
    base,
    // This plugin makes the documents; there is no index.html.
    appType: 'custom',
    define: {
      'import.meta.env.SITE_ARTICLES': JSON.stringify(host),
      'import.meta.env.SITE_LIST_HAS_PAGES': JSON.stringify(listHasPages),
      'import.meta.env.SITE_ADDRESS': JSON.stringify(address),
      'import.meta.env.SITE_IDENTITY': JSON.stringify(identityOf(content)),
      'import.meta.env.SITE_WORKS_OFFLINE': JSON.stringify(content.worksOffline),
      'import.meta.env.SITE_SECTIONS': JSON.stringify(sectionsOf(content)),
      'import.meta.env.SITE_PAGES': JSON.stringify(pages),
      'import.meta.env.SITE_HAS_PAGES': JSON.stringify(pages.length > 0),
      'import.meta.env.SITE_HAS_PALETTE': JSON.stringify(content.commandPalette !== false),
      'import.meta.env.SITE_COMMENTS': JSON.stringify(content.comments ?? null),
      'import.meta.env.SITE_PALETTE': JSON.stringify(paletteContentOf(content)),
    },
    builder: { sharedConfigBuild: true },
    // Modules can load chunks that only some articles need.
    worker: {
      format: 'es',
      plugins: () => [emojiModule(), wordsInWorker],
      rolldownOptions: { optimization: INLINED },
    },
    environments: {
      client: {
        // The parser's variant for pages uses innerHTML, which the content security policy forbids.
        resolve: { conditions: ['worker', ...defaultClientConditions] },
        build: {
          outDir: buildFolders(outDir).unfinished,
          emptyOutDir: true,
          manifest: true,
          // The content security policy forbids `data:` addresses.
          assetsInlineLimit: 0,
          // Documents name their modules themselves.
          modulePreload: false,
          rollupOptions: {
            input: [...new Set(Object.values(ENTRIES))],
            checks: { pluginTimings: false },
            optimization: INLINED,
            output: { codeSplitting: { groups: SHARED } },
          },
        },
      },
      ssr: {
        build: {
          outDir: buildFolders(outDir).server,
          copyPublicDir: false,
          manifest: true,
          ssr: true,
          // The server bundle needs no lazy chunks.
          rollupOptions: {
            input: Object.values(SERVER_MODULES),
            checks: { ineffectiveDynamicImport: false, pluginTimings: false },
          },
        },
      },
      // The service worker is a classic script, because not every browser supports module workers.
      offline: {
        consumer: 'client',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: buildFolders(outDir).unfinished,
          emptyOutDir: false,
          copyPublicDir: false,
          rollupOptions: {
            input: content.worksOffline
              ? 'service-worker/service-worker.ts'
              : 'service-worker/retired-worker.ts',
            output: { format: 'iife', entryFileNames: SERVICE_WORKER },
          },
        },
      },
    },
  }
}

function sectionsOf(content: Settings['content']): SectionLink[] {
  return homeSections(content).map((section) =>
    typeof section === 'string'
      ? { id: section }
      : { id: section.name, label: section.label ?? section.title },
  )
}

function identityOf({ owner, greeting, links }: Settings['content']): SiteIdentity {
  const { name, role } = owner
  return { name, role, firstName: greeting.firstName, ...(links.resume && { resume: links.resume }) }
}
