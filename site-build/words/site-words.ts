import { type OwnWords, RETIRED_WORDS, type Words } from '#app/lib/language/english.ts'
import { fieldMistakes } from '#content/rules/field-mistakes.ts'
import { fieldWarning } from '#site-build/content-file/field-warning.ts'
import { OWNER_FILES } from '#site-build/owner-files.ts'
import { ContentMistake } from '#site-build/warnings/content-mistake.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { wordsSchema } from './words-schema.ts'

/**
 * The words of the site: the owner's, and English ones for the rest.
 *
 * @param own the words in `content/words.ts`
 * @param file this file, to find the lines of mistakes
 * @throws ContentMistake with every wrong word
 */
export function siteWords(own: OwnWords, file = OWNER_FILES.words): Words {
  const retired: readonly string[] = RETIRED_WORDS
  const mistakes = fieldMistakes(wordsSchema, own)
    .filter(({ field }) => !retired.includes(field))
    .map((mistake) => fieldWarning(mistake, file))
  if (mistakes.length > 0) throw new ContentMistake(mistakes)
  const merged = Object.entries(ENGLISH_WORDS).map(([name, english]) => [
    name,
    { ...english, ...own[name as keyof OwnWords] },
  ])
  return Object.fromEntries(merged) as Words
}
