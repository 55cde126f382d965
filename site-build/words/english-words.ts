import { ENGLISH, type PluralForms } from '#app/lib/language/english.ts'
import { sentenceValues, wordsFile } from './sentence-values.ts'

/** A text, with {placeholders} for values, or the plural forms of a text. */
export type Word = string | PluralForms
export type WordGroup = Readonly<Record<string, Word>>

/** The English words. In their modules, sentences with values are functions; here they are texts. */
export const ENGLISH_WORDS: Readonly<Record<string, WordGroup>> = Object.fromEntries(
  Object.entries(ENGLISH).map(([subject, words]) => [subject, asTexts(words, wordsFile(subject))]),
)

/** The exports of a module of words as texts. */
export function asTexts(words: Readonly<Record<string, unknown>>, file: string): WordGroup {
  const values = sentenceValues(file)
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, asText(word as Word | Sentence, values.get(key))]),
  )
}

type Sentence = (...values: string[]) => string

function asText(word: Word | Sentence, values: readonly string[] = []): Word {
  return typeof word === 'function' ? word(...values.map((name) => `{${name}}`)) : word
}
