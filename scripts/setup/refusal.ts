import { faultWarning } from '#site-build/content-file/fault-warning.ts'
import { OWNER_FILES } from '#site-build/owner-files.ts'
import { textOf } from '#site-build/warnings/warning.ts'
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
  const mistakes = contentFaults(content).map((fault) => {
    const name = names.get(fault.field)
    return name === undefined ? textOf(faultWarning(fault, OWNER_FILES.site)) : `${name}: ${fault.message}`
  })
  if (mistakes.length > 0) throw refusal(mistakes)
}
