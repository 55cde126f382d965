import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { BuildCache } from './build-cache.ts'
import { ARTICLE_TEXTS, projectDigest } from './project-digest.ts'

/**
 * Bundles the code of the site, or writes the bundles of an earlier build if nothing that they depend on has changed. They may
 * depend on any file of the project: a style sheet can use a font, or a picture of an article.
 *
 * @param environments in the order of their builds
 * @param settings the values that the site's plugin puts into the code
 */
export async function cachedBundles(
  builder: ViteBuilder,
  environments: readonly string[],
  settings: unknown,
  cache: Pick<BuildCache, 'read' | 'write'>,
): Promise<void> {
  const { root, publicDir, build } = builder.config
  const all = environments.map((name) => builder.environments[name]!)
  const folders = all.map(({ config }) => config.build.outDir)
  const key = [
    'bundles',
    projectDigest(root, resolve(root, build.outDir), ARTICLE_TEXTS),
    settings,
    all.map(({ config }) => config.define),
    folders,
  ]
  const found = cache.read(key)
  if (!found) {
    const files: Record<string, string> = {}
    for (const [place, environment] of all.entries()) {
      const outputs = [await builder.build(environment)].flat()
      for (const { fileName } of outputs.flatMap((output) => ('output' in output ? output.output : []))) {
        const file = join(folders[place]!, fileName)
        files[file] = readFileSync(join(root, file), 'base64')
      }
    }
    cache.write(key, JSON.stringify(files))
    return
  }
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
  if (existsSync(publicDir))
    cpSync(publicDir, join(root, folders[0]!), { recursive: true, dereference: true })
  for (const [file, content] of Object.entries(JSON.parse(String(found)) as Record<string, string>)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content, 'base64')
  }
  // Otherwise Vite builds them afterwards.
  for (const environment of all) environment.isBuilt = true
}
