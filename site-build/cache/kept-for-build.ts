import { join, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { buildFolders } from '#site-build/build-folders.ts'
import { type KeptFiles, keptFiles } from './kept-files.ts'
import { OWN_CONTENT, projectDigest } from './project-digest.ts'

/** What earlier builds of the same site have kept, with the same code and options. */
export function keptForBuild(config: ResolvedConfig, outDir: string): KeptFiles {
  const { root, env, inlineConfig, build } = config
  const code = projectDigest(root, resolve(root, build.outDir), OWN_CONTENT)
  const maker = [code, env, process.env.NODE_ENV, inlineConfig, config.resolve.alias]
  return keptFiles(join(root, buildFolders(outDir).kept), maker)
}
