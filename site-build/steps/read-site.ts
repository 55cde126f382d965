import { join } from 'node:path'
import type { Manifest } from 'vite'
import { takeManifest } from '#site-build/documents/document-assets.ts'
import { checkOwnImages } from '#site-build/images/own-images.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { articlesOf } from '#site-build/source/articles-of.ts'
import { readTokens } from '#site-build/theme/token-colours.ts'
import type { Tokens } from '#site-build/theme/tokens.ts'
import type { Build } from './build.ts'

/** What a site is made of, besides its settings. */
export type SiteSource = {
  /** The articles and their pictures. */
  articles: ArticleSource
  tokens: Tokens
  /** Vite's, of the files for browsers. */
  manifest: Manifest
}

/** Reads what the site is made of. @throws Error with sentences for the owner when something is missing */
export async function readSite({
  settings,
  folders,
}: Pick<Build, 'settings' | 'folders'>): Promise<SiteSource> {
  const { root, outDir, serverDir, theme } = folders
  checkOwnImages(settings.content, join(root, 'public'), folders.site)
  return {
    articles: await articlesOf(settings, folders),
    tokens: await readTokens(root, theme),
    manifest: takeManifest(outDir, serverDir),
  }
}
