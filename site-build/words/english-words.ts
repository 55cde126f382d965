import { ENGLISH, type PluralForms } from '#app/lib/language/english.ts'

/** A text, which may have {places} for values, or the forms of a number. */
export type Word = string | PluralForms
export type WordGroup = Readonly<Record<string, Word>>

/** The English words. In their modules, sentences with values are functions; here they are texts. */
export const ENGLISH_WORDS: Readonly<Record<string, WordGroup>> = Object.fromEntries(
  Object.entries(ENGLISH).map(([name, words]) => [name, asTexts(words)]),
)

/** What a module of words exports, as texts. */
export function asTexts(words: Readonly<Record<string, unknown>>): WordGroup {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, asText(word as Word | Sentence)]),
  )
}

/** The names of the values of each sentence that a module exports. */
export function valuesIn(words: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> {
  const sentences = Object.entries(words).filter(([, word]) => typeof word === 'function')
  return new Map(sentences.map(([key, sentence]) => [key, namesOf(sentence as Sentence)]))
}

type Sentence = (...values: string[]) => string

function asText(word: Word | Sentence): Word {
  return typeof word === 'function' ? word(...namesOf(word).map((name) => `{${name}}`)) : word
}

/** Nothing renames the values before this runs, because nothing minifies the build's own code. */
function namesOf(sentence: Sentence): string[] {
  const names = /^\(?([^)=]*)\)?\s*=>/.exec(sentence.toString())?.[1] ?? ''
  return names.split(',').map((name) => name.trim())
}
