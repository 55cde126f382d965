import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { normalizePath, runnerImport } from 'vite'
import type { SiteContent } from '#content/rules/site-content.ts'
import type { OwnWords } from '#app/lib/language/english.ts'
import { parsedModule } from './content-file/exported-object.ts'
import { OWNER_FILES } from './owner-files.ts'
import { ownPageLinks } from './own-pages/own-page-links.ts'
import { readSettings, type Settings } from './settings.ts'
import { ownTheme } from './theme/own-theme.ts'
import { mistakesOf } from './warnings/content-mistake.ts'
import type { Warning } from './warnings/warning.ts'
import { siteWords } from './words/site-words.ts'

/** The settings from the owner's files, and every mistake in these files. */
export type ReadSite = {
  /** `null` if the content has a mistake. With a mistake in the words they are English; with one in the pages there are none. */
  settings: Settings | null
  mistakes: Warning[]
  /** The modules that the content imports. */
  imported: readonly string[]
}

/**
 * Reads the owner's files: content, words, pages and theme. A mistake in one file does not hide those in the others.
 *
 * @param env the environment, whose variables `SITE_…` replace fields of the content
 */
export async function readSite(root: string, env: NodeJS.ProcessEnv, files = OWNER_FILES): Promise<ReadSite> {
  const mistakes: Warning[] = []
  const imported: string[] = []
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
  async function exportOf(file: string, name: string): Promise<unknown> {
    const path = resolve(root, file)
    // A new import each time, because the development server reads a file again after an edit.
    const reading = runnerImport<Record<string, unknown>>(path, { root, logLevel: 'silent' })
    const { module, dependencies } = await reading.catch(async (error: { id?: string }) => {
      // Vite names the file that it could not parse, and draws the place. Our parser reports the line.
      const { id = path } = error
      parsedModule(await readFile(id, 'utf8'), normalizePath(relative(root, id)))
      throw error
    })
    imported.push(...dependencies)
    if (name in module) return module[name]
    throw new Error(`expected \`export const ${name} = { … }\`, found none.`)
  }
  const content = await attempt(files.site, async () =>
    readSettings((await exportOf(files.site, 'site')) as SiteContent, env, files.site),
  )
  const words = await attempt(files.words, async () =>
    siteWords((await exportOf(files.words, 'words')) as OwnWords, files.words),
  )
  const pages = await attempt(files.pages, () =>
    ownPageLinks(resolve(root, files.pages), join(root, 'public')),
  )
  await attempt(files.theme, () => ownTheme(join(root, files.theme)))
  const settings = content && { ...content, ...(words && { words }), ...(pages && { pages }) }
  return { settings, mistakes, imported }
}
