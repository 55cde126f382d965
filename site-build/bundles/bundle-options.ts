import { resolve } from 'node:path'
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite'
import { paletteContentOf } from '#app/lib/site/palette-content.ts'
import type { SectionLink, SiteIdentity } from '#app/lib/site/site-identity.ts'
import { homeSections } from '#content/rules/home-sections.ts'
import { SERVER_MODULES } from '#site-build/server-entry.ts'
import { ENTRIES } from '#site-build/documents/pages.ts'
import { SERVICE_WORKER } from '#site-build/documents/precache.ts'
import { emojiModule } from '#site-build/emoji-module.ts'
import { buildFolders } from '#site-build/build-folders.ts'
import type { Settings } from '#site-build/settings.ts'
import { wordsModule } from '#site-build/words/words-module.ts'

/** Packages with smaller replacements; development bundles packages too early to replace them. */
export const SMALLER_PACKAGES = {
  'decode-named-character-reference': resolve('markdown/parse/character-references.ts'),
  '@ungap/structured-clone': resolve('markdown/structured-clone.ts'),
}

/** The server bundle contains its packages, so that a thread starts in half the time. */
export const BUNDLED_PACKAGES = { noExternal: true as const }

/** Puts words of the interface into the modules that use them. */
const INLINE_CONSTANTS = { inlineConst: { mode: 'all' as const } }

/** Puts shared code into few files, because small files take more requests and compress worse. */
const SHARED_CHUNK_RULES = [
  {
    name: 'frame',
    tags: ['$initial' as const],
    minShareCount: 4,
    test: /node_modules|app[\\/](?!pages)|vite/,
  },
  // The list and the palette write numbers with their nouns.
  { name: 'frame', test: /rolldown.runtime|language[\\/](plural|number-of)/ },
  {
    name: 'live',
    tags: ['$initial' as const],
    minShareCount: 2,
    test: /app[\\/](?!pages)|article-host[\\/]/,
  },
  { name: 'after-load', test: /after-load|same-origin-script|offline-caches|features[\\/]offline/ },
]

/** The names of these chunks. */
export const SHARED_CHUNKS: ReadonlySet<string> = new Set(['frame', 'live'])

/** Vite's options for the three bundles, with the constants of the site in them. */
export function bundleOptions(
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
      'import.meta.env.SITE_SECTIONS': JSON.stringify(sectionsOf(content, words.frame)),
      'import.meta.env.SITE_PAGES': JSON.stringify(pages.map(({ name, title }) => ({ name, title }))),
      'import.meta.env.SITE_HAS_PAGES': JSON.stringify(pages.length > 0),
      'import.meta.env.SITE_HAS_PALETTE': JSON.stringify(content.commandPalette !== false),
      'import.meta.env.SITE_COMMENTS': JSON.stringify(content.comments ?? null),
      'import.meta.env.SITE_PALETTE': JSON.stringify(paletteContentOf(content, pages)),
    },
    builder: { sharedConfigBuild: true },
    // Modules can load chunks that only some articles need.
    worker: {
      format: 'es',
      plugins: () => [emojiModule(), wordsInWorker],
      rolldownOptions: { optimization: INLINE_CONSTANTS },
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
            optimization: INLINE_CONSTANTS,
            output: { codeSplitting: { groups: SHARED_CHUNK_RULES } },
          },
        },
      },
      ssr: {
        build: {
          outDir: buildFolders(outDir).server,
          copyPublicDir: false,
          ssr: true,
          // The server bundle needs no lazy chunks.
          rollupOptions: {
            input: SERVER_MODULES,
            checks: { ineffectiveDynamicImport: false, pluginTimings: false },
          },
        },
      },
      // The service worker is a classic script, because not every browser supports module workers.
      offline: {
        consumer: 'client',
        // Development has no service worker, so its packages need no preparation.
        optimizeDeps: { noDiscovery: true },
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

/** The sections of the home page, as the navigation names them. */
function sectionsOf(
  content: Settings['content'],
  { about, projects, stack }: Settings['words']['frame'],
): SectionLink[] {
  const builtIn = { about, projects, skills: stack }
  return homeSections(content).map((section) =>
    typeof section === 'string'
      ? { id: section, label: builtIn[section] }
      : { id: section.name, label: section.label ?? section.title },
  )
}

function identityOf({ owner, greeting, links }: Settings['content']): SiteIdentity {
  const { name, role } = owner
  return { name, role, firstName: greeting.firstName, ...(links.resume && { resume: links.resume }) }
}
