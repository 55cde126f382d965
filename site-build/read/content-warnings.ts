import { isDeepStrictEqual } from 'node:util'
import type { Words } from '#app/lib/language/english.ts'
import type { FieldMistake } from '#content/rules/field-mistakes.ts'
import { sampleFaults } from './sample-addresses.ts'
import { missingResume } from './named-files.ts'
import type { Settings } from './settings.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'
import { siteWords } from '#site-build/read/words/site-words.ts'
import { fieldWarning } from './yaml-file.ts'

/** Warnings about valid content: the resume has no file, links are the sample's, or the interface speaks another language. */
export function contentWarnings(
  { content, address, words }: Settings,
  publicDir: string,
  file: string,
): Warning[] {
  const mistakes = [
    ...missingResume(content, address, publicDir),
    ...sampleFaults(content),
    ...foreignWords(content.lang, words),
  ]
  return mistakes.map((mistake) => fieldWarning(mistake, file))
}

/** Finds that no word of the interface is translated. A few English ones may be meant. */
function foreignWords(lang: string, words: Words): FieldMistake[] {
  if (new Intl.Locale(lang).language === 'en' || !isDeepStrictEqual(words, siteWords({}))) return []
  const message =
    'expected words in this language in content/words.yaml, found only the English ones. docs/languages.md explains how to translate them.'
  return [{ field: 'lang', message }]
}
