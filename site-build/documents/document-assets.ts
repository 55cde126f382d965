import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { DocumentAssets } from './document.ts'
import { type Bundle, BUNDLES } from './pages.ts'
import type { Settings } from '#site-build/settings.ts'
import type { SiteTokens } from '#site-build/icons/site-tokens.ts'

/** Reads Vite's manifest and removes it: it says which files there are, and no visitor needs it. */
export async function takeManifest(outDir: string): Promise<Manifest> {
  const folder = join(outDir, '.vite')
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  await rm(folder, { recursive: true })
  return manifest
}

/**
 * Which files the documents need.
 *
 * @throws Error that names the entry that the bundle lacks
 */
export function documentAssets(
  manifest: Manifest,
  settings: Settings,
  bootScript: string,
  { grounds }: Pick<SiteTokens, 'grounds'>,
): Record<Bundle, DocumentAssets> {
  const same = {
    csp: contentSecurityPolicy(bootScript, settings.articles),
    bootScript,
    base: settings.base,
    grounds,
  }
  return {
    home: { ...same, ...filesOf(manifest, BUNDLES.home, settings.base) },
    list: { ...same, ...filesOf(manifest, BUNDLES.list, settings.base) },
    article: { ...same, ...filesOf(manifest, BUNDLES.article, settings.base) },
  }
}

/**
 * An entry's files, and those of the module that it loads at once: with everything that they import, each once, what is
 * imported before what imports it.
 *
 * @param keys the entry's, and the module's if there is one
 */
export function filesOf(manifest: Manifest, keys: readonly string[], base: string) {
  const missing = keys.find((key) => !manifest[key])
  const entry = manifest[keys[0] ?? '']
  if (missing !== undefined || !entry)
    throw new Error(`The bundle has no ${missing}; found ${Object.keys(manifest).join(', ')}.`)
  const chunks = keys.flatMap((key) => chunksOf(manifest, key))
  const unique = (files: string[]) => [...new Set(files)].map((file) => base + file)
  return {
    entry: base + entry.file,
    modules: unique(chunks.filter((chunk) => chunk !== entry).map(({ file }) => file)),
    styles: unique(chunks.flatMap(({ css = [] }) => css)),
    // The first font is preloaded; the others are loaded where they show.
    fonts: unique(
      chunks.flatMap(({ assets = [] }) => assets).filter((file) => /familjen.*\.woff2$/.test(file)),
    ),
  }
}

/** A chunk of the bundle after everything that it imports; nothing when the bundle does not have it. */
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
