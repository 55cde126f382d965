import { join, resolve } from 'node:path'
import { isTextField } from '#content/rules/text-fields.ts'
import { parseYaml } from './yaml-file.ts'
import { textsCutByComments } from './yaml-findings.ts'
import { OWNER_FILES, type OwnerFiles } from './owner-files.ts'
import { contentFindings, missingImages } from './content-findings.ts'
import { ownPageLinks } from './own-pages.ts'
import type { Finding, Settings } from '#site-build/model.ts'
import { readText } from './read-text.ts'
import { readSettings } from './settings.ts'
import { readTheme } from './theme/read-theme.ts'
import { findingsOf } from './findings.ts'
import { siteWords, untranslatedWords } from './words/site-words.ts'

/** What the owner's files say. Settings are `null` after an error in the content. */
type ReadOwner = { settings: Settings | null; findings: readonly Finding[] }

/** A site without an error. */
export type OwnerSite = ReadOwner & { settings: Settings }

/**
 * Reads the owner's files: content, words, pages and theme. An error in one file does not hide those in the others: the settings are
 * `null` after one in the content, their words are English after one in the words, and they have no pages after one in the pages. A
 * theme with an error has no tokens.
 *
 * @param root the folder of the project
 */
export async function readOwner(
  root: string,
  env: NodeJS.ProcessEnv,
  files: OwnerFiles = OWNER_FILES,
): Promise<ReadOwner> {
  const findings: Finding[] = []
  const publicDir = join(root, 'public')
  async function attempt<Value>(file: string, read: () => Promise<Value>): Promise<Value | null> {
    try {
      return await read()
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      const reason = isMissing ? new Error('expected this file, found none.') : error
      findings.push(...findingsOf(reason, file))
      return null
    }
  }
  async function readYaml(file: string, isText: (field: string) => boolean) {
    const text = await readText(join(root, file), file)
    const fields = parseYaml(text, file)
    findings.push(...textsCutByComments(text, file, isText))
    return fields
  }
  const content = await attempt(files.site, async () =>
    readSettings(await readYaml(files.site, isTextField), env, files.site),
  )
  const ownerWords = await attempt(files.words, () => readYaml(files.words, () => true))
  const words = ownerWords && (await attempt(files.words, async () => siteWords(ownerWords, files.words)))
  const pages = await attempt(files.pages, () => ownPageLinks(resolve(root, files.pages), publicDir))
  const theme = await attempt(files.theme, () => readTheme(root, files.theme))
  const settings = content && {
    ...content,
    words: words ?? content.words,
    pages: pages ?? content.pages,
    tokens: theme?.tokens ?? content.tokens,
  }
  if (settings) {
    findings.push(...missingImages(settings, publicDir, files.site))
    findings.push(...contentFindings(settings, publicDir, files.site))
    if (ownerWords && words)
      findings.push(...untranslatedWords(ownerWords, settings.content.lang, files.words))
  }
  findings.push(...(theme?.findings ?? []))
  return { settings, findings }
}
