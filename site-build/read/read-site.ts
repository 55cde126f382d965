import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseYaml } from './yaml-file.ts'
import { OWNER_FILES } from './owner-files.ts'
import { contentWarnings, missingImages } from './content-warnings.ts'
import { ownPageLinks } from '#site-build/articles/own-pages.ts'
import { readSettings, type Settings } from './settings.ts'
import { readTheme } from './theme/read-theme.ts'
import { mistakesOf, type Warning } from './warnings.ts'
import { siteWords } from './words/site-words.ts'

/** A site without a mistake. */
export type OwnerSite = Awaited<ReturnType<typeof readSite>> & { settings: Settings }

/**
 * Reads the owner's files: content, words, pages and theme. A mistake in one file does not hide those in the others: the settings are
 * `null` for one in the content, their words English for one in the words, and their pages none for one in the pages. A theme with a
 * mistake has no tokens.
 */
export async function readSite(root: string, env: NodeJS.ProcessEnv, files = OWNER_FILES) {
  const mistakes: Warning[] = []
  const publicDir = join(root, 'public')
  async function attempt<Value>(file: string, read: () => Promise<Value>): Promise<Value | null> {
    try {
      return await read()
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      const mistake = isMissing ? new Error('expected this file, found none.') : error
      mistakes.push(...mistakesOf(mistake, file))
      return null
    }
  }
  const valueOf = async (file: string) => parseYaml(await readFile(join(root, file), 'utf8'), file)
  const content = await attempt(files.site, async () =>
    readSettings(await valueOf(files.site), env, files.site),
  )
  const words = await attempt(files.words, async () => siteWords(await valueOf(files.words), files.words))
  const pages = await attempt(files.pages, () => ownPageLinks(resolve(root, files.pages), publicDir))
  const theme = await attempt(files.theme, () => readTheme(root, files.theme))
  const settings = content && { ...content, ...(words && { words }), ...(pages && { pages }) }
  if (settings) mistakes.push(...missingImages(settings, publicDir, files.site))
  const ofContent = settings ? contentWarnings(settings, publicDir, files.site) : []
  const { tokens = new Map<string, string[]>(), warnings = [] } = theme ?? {}
  return { settings, tokens, mistakes, warnings: [...ofContent, ...warnings] }
}
