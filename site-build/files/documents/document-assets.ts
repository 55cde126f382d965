import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Manifest, type ManifestChunk } from 'vite'
import { contentSecurityPolicy, serviceSources } from './content-security-policy.ts'
import type { DocumentAssets } from './document.ts'
import { eachKind, ENTRIES } from './pages.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SiteTokens } from '#site-build/read/theme/tokens.ts'
import type { OwnPageLink } from '#app/lib/site/page-content.ts'

/** Moves Vite's manifest out of the finished site, to the server bundle. */
export function takeManifest(outDir: string, serverDir: string): Manifest {
  renameSync(join(outDir, '.vite/manifest.json'), join(serverDir, 'manifest.json'))
  rmSync(join(outDir, '.vite'), { recursive: true })
  return readManifest(serverDir)
}

/** The manifest of the last build with this server bundle. */
export function readManifest(serverDir: string): Manifest {
  return JSON.parse(readFileSync(join(serverDir, 'manifest.json'), 'utf8')) as Manifest
}

/**
 * The files that each kind of page needs.
 *
 * @param outDir the folder of the files in the manifest
 * @throws Error that names an entry missing from the bundle
 */
export function documentAssets(
  manifest: Manifest,
  outDir: string,
  { articles, base, address, content, pages }: Settings,
  bootScriptOf: ServerEntry['bootScriptOf'],
  { grounds, hasOwnFont }: Pick<SiteTokens, 'grounds' | 'hasOwnFont'>,
): Record<PageContent['page'], DocumentAssets> {
  const rules = prefetchRules(base, pages)
  const { analytics, sources } = serviceSources(content, address)
  return eachKind((page) => {
    const bootScript = minifySync('boot.js', bootScriptOf(page, analytics)).code
    const { modules, styles, fonts } = filesOf(manifest, ENTRIES[page])
    const inlineStyle = insideStyle(styles.map((file) => readFileSync(join(outDir, file), 'utf8')).join(''))
    const csp = contentSecurityPolicy([bootScript, rules], [inlineStyle], articles, sources)
    const addressOf = (file: string) => base + file
    return {
      ...{ csp, bootScript, prefetchRules: rules, grounds, inlineStyle },
      modules: modules.map(addressOf),
      styles: styles.map(addressOf),
      fonts: hasOwnFont ? [] : fonts.map(addressOf),
    }
  })
}

/** The files of an entry and of its imports, imports first. */
function filesOf(manifest: Manifest, key: string) {
  const entry = manifest[key]
  if (!entry) throw new Error(`The bundle has no ${key}; found ${Object.keys(manifest).join(', ')}.`)
  const chunks = chunksOf(manifest, key)
  const unique = (files: string[]) => [...new Set(files)]
  const assets = unique(chunks.flatMap((chunk) => chunk.assets ?? []))
  return {
    modules: unique(chunks.toReversed().map(({ file }) => file)),
    styles: unique(chunks.flatMap(({ css = [] }) => css)),
    // Only this font is preloaded.
    fonts: assets.filter((file) => /familjen-grotesk-latin-wght.*\.woff2$/.test(file)),
  }
}

/** A chunk and its imports, imports first; empty if the bundle does not have it. */
export function chunksOf(manifest: Manifest, chunkKey: string): ManifestChunk[] {
  const keys = new Set<string>()
  const visit = (key: string) => {
    if (keys.has(key)) return
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    keys.add(key)
  }
  visit(chunkKey)
  return [...keys].flatMap((key) => manifest[key] ?? [])
}

/** Escapes CSS for a `<style>`, which an end tag would close even inside a string. The backslash changes nothing in CSS. */
export function insideStyle(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
}

/** Speculation rules: browsers prefetch links that a visitor points at. Prerendering would run scripts and call GitHub. */
export function prefetchRules(base: string, own: readonly OwnPageLink[]): string {
  const pages = {
    href_matches: [
      base,
      `${base}blogs`,
      `${base}blogs/*`,
      `${base}archive/*`,
      `${base}tags/*`,
      ...own.map(({ name }) => base + name),
    ],
  }
  const ownPage = { selector_matches: 'a[href*="#"], a[href*="?"], a[aria-current]' }
  return JSON.stringify({
    prefetch: [{ where: { and: [pages, { not: ownPage }] }, eagerness: 'moderate' }],
  })
}
