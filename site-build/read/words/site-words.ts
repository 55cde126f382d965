import { ENGLISH, type Words } from '#app/lib/language/english.ts'
import { fieldMistakes } from '#content/rules/field-mistakes.ts'
import { fieldWarning } from '#site-build/read/yaml-file.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { ContentMistake } from '#site-build/read/warnings/content-mistake.ts'
import { wordsSchema } from './words-schema.ts'

/**
 * The words of the site: the owner's, and English ones for the rest.
 *
 * @param own the words in `content/words.yaml`
 * @param file this file, to find the lines of mistakes
 * @throws ContentMistake with every wrong word
 */
export function siteWords(own: Readonly<Record<string, unknown>>, file = OWNER_FILES.words): Words {
  const mistakes = fieldMistakes(wordsSchema, own).map((mistake) => fieldWarning(mistake, file))
  if (mistakes.length > 0) throw new ContentMistake(mistakes)
  const merged = Object.entries(ENGLISH).map(([name, english]) => [
    name,
    { ...english, ...(own[name] as object | undefined) },
  ])
  return Object.fromEntries(merged) as Words
}
