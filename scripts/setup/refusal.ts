import { OWNER_FILES } from '#site-build/owner-files.ts'
import { contentMistake } from '#site-build/warnings/content-mistake.ts'
import { contentFaults } from '#content/rules/site-content.ts'

/** The error for answers that cannot be written. @param mistakes each begins with the name of what is wrong */
export function refusal(mistakes: readonly string[]): Error {
  return contentMistake(['Nothing was written:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'))
}

/**
 * Checks the content with its answers.
 *
 * @param names what fields of answers are called; other fields are mistakes of the file
 * @throws Error with one line for each fault: name, expected, found
 */
export function checkAnswers(content: unknown, names: ReadonlyMap<string, string>): void {
  // Without lines: what a resume says is not in the file yet.
  const mistakes = contentFaults(content).map(
    ({ field, message }) => `${names.get(field) ?? `${OWNER_FILES.site}: ${field}`}: ${message}`,
  )
  if (mistakes.length > 0) throw refusal(mistakes)
}
