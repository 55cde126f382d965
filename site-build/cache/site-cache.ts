import { join, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { buildFolders } from '#site-build/build-folders.ts'
import { type BuildCache, openCache } from './build-cache.ts'
import { OWN_CONTENT, projectDigest } from './project-digest.ts'

/** Opens the results of earlier builds of the same site with the same code and options. */
export function openSiteCache(config: ResolvedConfig, outDir: string): BuildCache {
  const { root, env, inlineConfig, build } = config
  const code = projectDigest(root, resolve(root, build.outDir), OWN_CONTENT)
  const maker = [code, env, process.env.NODE_ENV, inlineConfig, config.resolve.alias]
  return openCache(join(root, buildFolders(outDir).cache), maker)
}
