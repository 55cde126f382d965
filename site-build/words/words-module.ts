import type { Words } from '#app/lib/language/english.ts'
import type { WordGroup } from './english-words.ts'
import { languageOf } from './language-of.ts'
import { LANGUAGE_FILE, sentenceValues, wordsFile } from './sentence-values.ts'

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
  if (LANGUAGE.test(id)) return moduleOf(languageOf(lang), LANGUAGE_FILE)
  const group = (MARKDOWN.test(id) ? 'markdown' : GROUP.exec(id)?.[1]) as keyof Words | undefined
  return group && moduleOf(words[group], wordsFile(group))
}

function moduleOf(words: WordGroup, file: string): string {
  const values = sentenceValues(file)
  return Object.entries(words)
    .map(([key, word]) => `export const ${key} = ${codeOf(word, values.get(key))}`)
    .join('\n')
}

/** A constant, or a function that puts the values into a sentence. */
function codeOf(word: WordGroup[string], values: readonly string[] | undefined): string {
  if (values === undefined || typeof word !== 'string') return JSON.stringify(word)
  const template = word.replaceAll(/[\\`$]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '${$1}')
  return `(${values.join(', ')}) => \`${template}\``
}
