import { basename, join, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'
import type { Warn } from './warnings/warning.ts'
import { withWarningsLast } from './warnings/warnings-last.ts'
import { farOverBudget, weighSite, weightLine } from './budgets.ts'
import { buildSite } from './build-site.ts'
import { readManifest } from './documents/document-assets.ts'
import { type KeptFiles, keptFiles } from './cache/kept-files.ts'
import { OWN_CONTENT, projectDigest } from './cache/project-digest.ts'
import type { OwnerFiles } from './owner-files.ts'
import { publishSite, type Target } from './publish-site.ts'
import type { Settings } from './settings.ts'

/** The folders of a build, below the project. Each site has its own, so that two can be built at the same time. */
export function buildFolders(outDir: string) {
  const name = basename(outDir)
  return {
    server: `build/server/${name}`,
    unfinished: `build/site/${name}`,
    kept: `build/cache/kept/${name}`,
  }
}

/** What earlier builds of the same site have kept, with the same code and options. */
export function keptForBuild(config: ResolvedConfig, outDir: string): KeptFiles {
  const { root, env, inlineConfig, build } = config
  const code = projectDigest(root, resolve(root, build.outDir), OWN_CONTENT)
  const maker = [code, env, process.env.NODE_ENV, inlineConfig, config.resolve.alias]
  return keptFiles(join(root, buildFolders(outDir).kept), maker)
}

/**
 * Makes the site of the bundles, weighs it, and only then replaces the last one.
 *
 * @param own the owner's files, from the root
 */
export async function finishBuild(
  settings: Settings,
  { root, logLevel }: ResolvedConfig,
  outDir: string,
  target: Target,
  own: OwnerFiles,
  kept: KeptFiles,
): Promise<void> {
  const folders = buildFolders(outDir)
  const finished = join(root, folders.unfinished)

  async function make(warn: Warn) {
    const places = {
      root,
      outDir: finished,
      serverDir: join(root, folders.server),
      last: target.isReplaced ? target.folder : null,
      ...own,
      articles: resolve(root, own.articles),
      pages: resolve(root, own.pages),
    }
    await buildSite(settings, places, kept, warn)
    // Nobody would read the weights, which take seconds.
    if (logLevel !== 'error' && logLevel !== 'silent') await weigh(warn)
  }
  async function weigh(warn: Warn) {
    const weights = await weighSite(
      finished,
      readManifest(join(root, folders.server)),
      join(root, 'budgets.json'),
      settings.content,
      kept,
    )
    console.log(weights.map(weightLine).join('\n'))
    for (const line of farOverBudget(weights)) warn({ file: 'budgets.json', message: line })
  }
  await withWarningsLast(make, console.warn, {
    isStrict: process.argv.includes('--strict'),
    isOnActions: process.env.GITHUB_ACTIONS === 'true',
  })
  publishSite(finished, target)
  kept.forgetOthers()
}
