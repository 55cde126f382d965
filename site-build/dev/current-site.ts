import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '#site-build/model.ts'
import { errorsIn } from '#site-build/read/findings.ts'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import { type OwnerSite, readOwner } from '#site-build/read/read-owner.ts'
import { settingsOfCheckout } from '#site-build/read/settings.ts'

/** The owner's site as their files say it now, and what the modules of a running server still say of it. */
export type CurrentSite = {
  site: OwnerSite
  /** The owner's settings when the modules were written, which contain them. */
  loadedSettings: Settings
  /** Whether a development server shows the articles of this checkout instead of those of a repository. */
  showsCheckout: boolean
}

/**
 * The site of a server or of a build that starts.
 *
 * @param ownerSite as the owner's files say it
 */
export function startingSite(
  ownerSite: OwnerSite,
  root: string,
  ownerFiles: OwnerFiles,
  isBuild: boolean,
): CurrentSite {
  const { settings } = ownerSite
  // GitHub does not have unpublished edits yet. The articles of some sites are in another repository.
  const showsCheckout = !isBuild && hasArticles(resolve(root, ownerFiles.articles))
  const shownSettings = showsCheckout ? settingsOfCheckout(settings) : settings
  return { site: { ...ownerSite, settings: shownSettings }, loadedSettings: settings, showsCheckout }
}

/**
 * Reads the owner's files again. New findings and a new theme are taken over at once; no module contains the tokens of the theme.
 *
 * @param current is changed
 * @returns whether the files have errors, whether modules contain what is no longer true, or neither
 */
export async function rereadSite(
  current: CurrentSite,
  root: string,
  environment: NodeJS.ProcessEnv,
  ownerFiles: OwnerFiles,
): Promise<'has errors' | 'needs a restart' | 'is current'> {
  const { settings, findings } = await readOwner(root, environment, ownerFiles)
  // Every request gets the errors until they are corrected.
  current.site = { ...current.site, findings }
  if (!settings || errorsIn(findings).length > 0) return 'has errors'
  const { tokens } = settings
  const isLoaded = isDeepStrictEqual(settings, { ...current.loadedSettings, tokens })
  if (!isLoaded || hasOtherSource(current, resolve(root, ownerFiles.articles))) return 'needs a restart'
  current.site = { ...current.site, settings: { ...current.site.settings, tokens } }
  return 'is current'
}

/** Whether this checkout has got its first article, or has lost its last one, while the articles may also come from a repository. */
function hasOtherSource({ site, showsCheckout }: CurrentSite, articles: string): boolean {
  const readsHost = !site.settings.articles.embedded
  return readsHost && hasArticles(articles) !== showsCheckout
}

function hasArticles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.md'))
}
