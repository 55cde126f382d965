import type { OwnWords, Words } from '#app/lib/language/english.ts'
import { contentMistake } from '#content/rules/content-mistake.ts'
import { faultsOf } from '#content/rules/faults-of.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { wordsSchema } from './words-schema.ts'

/**
 * The words of a site: the owner's own, and English for the others.
 *
 * @param own the words of `content/words.ts`
 * @throws Error with one line for each mistake: word, expected, found
 */
export function siteWords(own: OwnWords): Words {
  const lines = faultsOf(wordsSchema, own).map(({ field, message }) => `  - ${field}: ${message}`)
  if (lines.length > 0) throw contentMistake(['content/words.ts needs a correction:', ...lines].join('\n'))
  const merged = Object.entries(ENGLISH_WORDS).map(([name, english]) => [
    name,
    { ...english, ...own[name as keyof OwnWords] },
  ])
  return Object.fromEntries(merged) as Words
}
