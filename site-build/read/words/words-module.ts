import type { Words } from '#app/lib/language/english.ts'
import { languageOf } from './language-of.ts'

const LANGUAGE = /app[\\/]lib[\\/]language[\\/]language\.ts$/
const GROUP = /app[\\/]lib[\\/]words[\\/](\w+)\.ts$/
const MARKDOWN = /[\\/]markdown[\\/]words\.ts$/

/**
 * The code of a module of words or of the language, with those of the site instead of the English ones. Such modules export
 * constants, which the bundler inlines, so that a page loads only the words that it shows (decision 22).
 *
 * @param id the module
 * @param lang a BCP 47 tag
 * @returns `undefined` for all other modules
 */
export function wordsModule(id: string, words: Words, lang: string): string | undefined {
  const group = (MARKDOWN.test(id) ? 'markdown' : GROUP.exec(id)?.[1]) as keyof Words | undefined
  const constants = LANGUAGE.test(id) ? languageOf(lang) : group && words[group]
  return (
    constants &&
    Object.entries(constants)
      .map(([key, word]) => `export const ${key} = ${JSON.stringify(word)}`)
      .join('\n')
  )
}
