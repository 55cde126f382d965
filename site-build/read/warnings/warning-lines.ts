import { contentMistake } from './content-mistake.ts'
import { textOf, type Warn, type Warning } from './warning.ts'

const LEVELS = ['error', 'warning', 'unchecked'] as const
/** Sorts 2 before 10. */
const NATURAL = new Intl.Collator('en', { numeric: true })

/**
 * Prints all warnings when the work ends, because nobody would find them in the middle of a build's output.
 *
 * @param options.isStrict whether errors among the warnings fail the work
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

/** A line for each warning, errors first, by file and line. The last line counts them. */
export function warningLines(warnings: readonly Warning[], isOnActions: boolean): string[] {
  const unique = [...new Map(warnings.map((warning) => [textOf(warning), warning])).values()]
  const groups = LEVELS.map((level) => {
    const group = unique.filter((warning) => (warning.level ?? 'warning') === level).toSorted(byPlace)
    const text = (warning: Warning) => `${level.padEnd(9)}  ${textOf(warning)}`
    const lines = group.map((warning) => (isOnActions ? annotationOf(warning) : text(warning)))
    const plural = group.length === 1 || level === 'unchecked' ? '' : 's'
    return { lines, count: group.length > 0 ? [`${group.length} ${level}${plural}`] : [] }
  })
  const counts = groups.flatMap(({ count }) => count).join(', ')
  return [...groups.flatMap(({ lines }) => lines), `${counts || 'Nothing to report'}.`]
}

function byPlace(a: Warning, b: Warning): number {
  return NATURAL.compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0)
}

/** GitHub Actions shows such a line on the page of the run ("Workflow commands"). */
function annotationOf(warning: Warning): string {
  const { level, file, line } = warning
  const place = [
    ...(file === undefined ? [] : [`file=${escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')}`]),
    ...(line === undefined ? [] : [`line=${line}`]),
  ]
  return `::${level === 'error' ? 'error' : 'warning'}${place.length > 0 ? ` ${place.join()}` : ''}::${escaped(textOf(warning))}`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
