import { contentMistake } from './content-mistake.ts'
import { warningLines } from './warning-lines.ts'
import type { Warn, Warning } from './warning.ts'

/**
 * Prints all warnings when the work ends, because nobody would find them in the middle of a build's output.
 *
 * @param options.isStrict whether errors among the warnings fail the work
 * @param options.isOnActions whether to print annotations for GitHub Actions
 * @throws Error when the work fails, or is strict and there are errors
 */
export async function withWarningsLast(
  work: (warn: Warn) => Promise<void>,
  print: (text: string) => void,
  { isStrict, isOnActions }: { isStrict: boolean; isOnActions: boolean },
): Promise<void> {
  const warnings: Warning[] = []
  try {
    await work((warning) => warnings.push(warning))
  } finally {
    if (warnings.length > 0) print(`\n${warningLines(warnings, isOnActions).join('\n')}`)
  }
  if (isStrict && warnings.some(({ level }) => level === 'error'))
    throw contentMistake('There are errors, and the build is strict.')
}
