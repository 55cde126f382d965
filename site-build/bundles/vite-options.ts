import { resolve } from 'node:path'
import { defaultClientConditions, type EnvironmentOptions, type UserConfig } from 'vite'
import { SERVER_MODULES } from '#site-build/server-entry.ts'
import { buildFolders } from '#site-build/publish-site.ts'
import { ENTRIES } from '#site-build/plan/pages.ts'
import { SERVICE_WORKER } from '#site-build/files/documents/precache.ts'
import type { Settings } from '#site-build/model.ts'
import { siteModules } from './site-modules.ts'

/** Packages with smaller replacements; development bundles packages too early to replace them. */
const SMALLER_PACKAGES = [
  // Its replacement imports one file of the package.
  { find: /^@citation-js\/core$/, replacement: resolve('markdown/publications/citation-core.ts') },
  {
    find: 'decode-named-character-reference',
    replacement: resolve('markdown/parse/character-references.ts'),
  },
  { find: '@ungap/structured-clone', replacement: resolve('markdown/structured-clone.ts') },
]

/** Puts words of the interface into the modules that use them. */
const INLINE_CONSTANTS = { inlineConst: { mode: 'all' as const } }

/** Code that a page loads before anything happens. */
const INITIAL = ['$initial' as const]
/** The code of `app/` outside of its pages. Whole names, because the folder of the project may also be called `app`. */
const SHARED = String.raw`[\\/]app[\\/](?:(?:features|lib|styles)[\\/]|[\w-]+\.tsx?$)`

/** Puts shared code into few files, because small files take more requests and compress worse. */
const SHARED_CHUNK_RULES = [
  { name: 'frame', tags: INITIAL, minShareCount: 4, test: new RegExp(`node_modules|vite.preload|${SHARED}`) },
  // The list and the palette write numbers with their nouns.
  { name: 'frame', test: /rolldown.runtime|language[\\/]sentences|while-needed|next-frame/ },
  { name: 'live', tags: INITIAL, minShareCount: 2, test: new RegExp(`article-host.|${SHARED}`) },
  { name: 'after-load', test: /show-failure|same-origin-script|features[\\/]offline/ },
]

/** Vite's options for the three bundles, and for development. @param theme the owner's style sheet */
export function viteOptions(settings: Settings, theme: string, outDir: string, isBuild: boolean): UserConfig {
  const { client, server } = buildFolders(outDir)
  return {
    base: settings.base,
    // This plugin makes the documents; there is no index.html.
    appType: 'custom',
    resolve: {
      alias: [
        { find: '#content/theme.css', replacement: resolve(theme) },
        ...(isBuild ? SMALLER_PACKAGES : []),
      ],
    },
    // Editors empty a file before they write it, and half of `content/site.yaml` would be read as a mistake.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } } },
    builder: { sharedConfigBuild: true },
    // Modules can load chunks that only some articles need.
    worker: {
      format: 'es',
      plugins: () => [siteModules(() => settings)],
      rolldownOptions: { optimization: INLINE_CONSTANTS },
    },
    environments: {
      client: pagesBundle(client),
      ssr: serverBundle(server, isBuild),
      offline: offlineBundle(server, settings.content.worksOffline),
    },
  }
}

/** The bundle that visitors load. */
function pagesBundle(outDir: string): EnvironmentOptions {
  return {
    // The parser's variant for pages uses innerHTML, which the content security policy forbids.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      // It would follow symbolic links out of `public/`. `writeFiles` copies the owner's files.
      copyPublicDir: false,
      manifest: true,
      // The content security policy forbids `data:` addresses.
      assetsInlineLimit: 0,
      // Documents name their modules themselves.
      modulePreload: false,
      rollupOptions: {
        input: [...new Set(Object.values(ENTRIES))],
        checks: { pluginTimings: false },
        optimization: INLINE_CONSTANTS,
        output: { codeSplitting: { groups: SHARED_CHUNK_RULES } },
      },
    },
  }
}

/** The bundle with which the build renders documents. */
function serverBundle(outDir: string, isBuild: boolean): EnvironmentOptions {
  return {
    // The server bundle contains its packages, so that a thread starts in half the time.
    ...(isBuild && { resolve: { noExternal: true } }),
    build: {
      outDir,
      copyPublicDir: false,
      ssr: true,
      // The server bundle needs no lazy chunks.
      rollupOptions: {
        input: SERVER_MODULES,
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      },
    },
  }
}

/** The service worker: a classic script, because not every browser supports module workers. */
function offlineBundle(outDir: string, worksOffline: boolean): EnvironmentOptions {
  const worker = worksOffline ? 'service-worker' : 'remove-worker'
  return {
    consumer: 'client',
    // Development has no service worker, so its packages need no preparation.
    optimizeDeps: { noDiscovery: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: `service-worker/${worker}.ts`,
        output: { format: 'iife', entryFileNames: SERVICE_WORKER },
      },
    },
  }
}
