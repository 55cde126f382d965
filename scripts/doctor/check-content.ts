import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteContent } from '#content/rules/site-content.ts'
import type { OwnWords } from '#app/lib/language/english.ts'
import { isOfSample } from '#site-build/articles/sample-addresses.ts'
import { sampleArticles } from '#site-build/articles/sample-articles.ts'
import { contentWarnings } from '#site-build/content-file/content-warnings.ts'
import { exportedObject } from '#site-build/content-file/exported-object.ts'
import { faultWarning } from '#site-build/content-file/fault-warning.ts'
import { checkOwnImages } from '#site-build/images/own-images.ts'
import { OWNER_FILES } from '#site-build/owner-files.ts'
import { ownPageLinks } from '#site-build/own-pages/own-page-links.ts'
import { type Settings, readSettings } from '#site-build/settings.ts'
import { siteWords } from '#site-build/words/site-words.ts'
import { themeWarnings } from '#site-build/theme/theme-warnings.ts'
import { mistakesOf } from '#site-build/warnings/content-mistake.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import { hostWarnings } from './check-host.ts'

/**
 * Checks the content file, the files that it names, its address, and what is left of the sample. A mistake in one file leaves no
 * other unchecked.
 *
 * @param origin the address of the remote `origin`; empty without one
 * @returns settings: null while `content/site.ts` has an error; pages: their folder, null while one has an error
 */
export async function checkContent(
  root: string,
  origin: string,
): Promise<{ settings: Settings | null; pages: string | null; warnings: Warning[] }> {
  const { site: file, words: wordsFile, pages: folder, theme } = OWNER_FILES
  const publicFolder = join(root, 'public')
  const links = await attempt(folder, () => ownPageLinks(join(root, folder), publicFolder))
  const words = await attempt(wordsFile, async () => {
    const { words } = (await import('#content/words.ts')) as { words: OwnWords }
    siteWords(words)
    return words
  })
  const colours = await attempt(theme, () => themeWarnings(root, theme))
  const settings = await attempt(file, async () => {
    exportedObject(readFileSync(join(root, file), 'utf8'), file)
    const { site } = (await import('#content/site.ts')) as { site: SiteContent }
    return { ...readSettings(site, {}, words.value ?? {}), pages: links.value ?? [] }
  })
  const ofSettings = settings.value ? await settingsWarnings(root, settings.value, origin) : []
  return {
    settings: settings.value,
    pages: links.value && folder,
    warnings: [
      ...settings.warnings,
      ...words.warnings,
      ...links.warnings,
      ...colours.warnings,
      ...(colours.value ?? []),
      ...ofSettings,
    ],
  }
}

/** What is read, or the mistakes that prevent it. @param file for an error that names none */
async function attempt<Value>(
  file: string,
  read: () => Promise<Value>,
): Promise<{ value: Value | null; warnings: readonly Warning[] }> {
  try {
    return { value: await read(), warnings: [] }
  } catch (error) {
    return { value: null, warnings: mistakesOf(error, file) }
  }
}

/** What is wrong with content that the schema accepts. */
async function settingsWarnings(root: string, settings: Settings, origin: string): Promise<Warning[]> {
  const { content, address } = settings
  const { site: file } = OWNER_FILES
  const publicFolder = join(root, 'public')
  const images = await attempt(file, async () => checkOwnImages(content, publicFolder, file))
  const cname = join(publicFolder, 'CNAME')
  return [
    ...images.warnings,
    ...contentWarnings(settings, publicFolder, file),
    ...hostWarnings(address, origin, existsSync(cname) ? readFileSync(cname, 'utf8') : null),
    ...sampleWarnings(content, root),
  ]
}

function sampleWarnings(content: SiteContent, root: string): Warning[] {
  const { site: file, articles } = OWNER_FILES
  if (isOfSample(content.owner.name)) {
    const message = 'expected yours, found the sample’s. `npm run setup` asks for what is yours.'
    return [faultWarning({ field: 'owner.name', message }, file)]
  }
  const left = sampleArticles(join(root, articles)).length
  const message = `expected your own articles, found ${left} files of the sample. \`npm run setup -- --remove-samples\` deletes them.`
  return left > 0 ? [{ file: `${articles}/`, message }] : []
}
