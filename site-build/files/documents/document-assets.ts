import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Manifest, type ManifestChunk } from 'vite'
import { escapeStyle } from './escape.ts'
import { contentSecurityPolicy, serviceSources } from './content-security-policy.ts'
import { type DocumentAssets, prefetchRules } from './document.ts'
import { ENTRIES } from '#site-build/plan/pages.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { memoize } from '#site-build/memoize.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/model.ts'
import type { SiteTokens } from '#site-build/read/theme/tokens.ts'

const PRELOADED_FONT = /familjen-grotesk-latin-wght.*\.woff2$/

/** Vite's list of the files of a bundle. */
export function readManifest(bundle: string): Manifest {
  return JSON.parse(readFileSync(join(bundle, '.vite/manifest.json'), 'utf8')) as Manifest
}

export function documentAssets(
  manifest: Manifest,
  bundle: string,
  settings: Settings,
  bootScriptOf: ServerEntry['bootScriptOf'],
  { grounds, hasOwnFont }: Pick<SiteTokens, 'grounds' | 'hasOwnFont'>,
) {
  const { articles, base, address, content } = settings
  const rules = prefetchRules(settings)
  const { analytics, sources } = serviceSources(content, address)
  const addressesOf = (files: readonly string[]) => [...new Set(files)].map((file) => base + file)
  return memoize((page: PageContent['page']): DocumentAssets => {
    const bootScript = minifySync('boot.js', bootScriptOf(page, analytics)).code
    const chunks = chunksOf(manifest, ENTRIES[page])
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
    const css = styles.map((file) => readFileSync(join(bundle, file), 'utf8')).join('')
    const inlineStyle = escapeStyle(css)
    const fonts = chunks.flatMap(({ assets = [] }) => assets.filter((file) => PRELOADED_FONT.test(file)))
    return {
      csp: contentSecurityPolicy(page, [bootScript, rules], inlineStyle, articles, sources),
      bootScript,
      grounds,
      inlineStyle,
      modules: addressesOf(chunks.map(({ file }) => file).toReversed()),
      styles: addressesOf(styles),
      fonts: hasOwnFont ? [] : addressesOf(fonts),
    }
  })
}

/** A chunk and its imports, imports first; empty if the bundle does not have it. */
export function chunksOf(manifest: Manifest, key: string): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk) return []
  const imports = chunk.imports ?? []
  const importedChunks = imports.flatMap((other) => chunksOf(manifest, other))
  return [...new Set([...importedChunks, chunk])]
}
