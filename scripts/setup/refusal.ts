import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { contentMistake } from '#site-build/read/warnings/content-mistake.ts'
import { wrongFields } from '#content/rules/site-content.ts'

/**
 * Checks the content with the answers in it.
 *
 * @param names the names of answers, by their fields; a mistake in another field is one of the file
 * @throws ContentMistake with one line for each mistake: name, expected, found
 */
export function checkAnswers(content: unknown, names: ReadonlyMap<string, string>): void {
  // Without the lines of the file, which does not have these values yet.
  const mistakes = wrongFields(content).map(
    ({ field, message }) => `${names.get(field) ?? `${OWNER_FILES.site}: ${field}`}: ${message}`,
  )
  if (mistakes.length > 0)
    throw contentMistake(['Nothing was written:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'))
}
