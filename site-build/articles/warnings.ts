import { contentMistake } from '#content/rules/content-mistake.ts'
import type { Fault } from '#content/rules/faults-of.ts'

/** A message to the owner. */
export type Warning = {
  /** An error leaves something out of the site, and fails `npm run build -- --strict`. */
  isError?: boolean
  /** From the root of the repository: `articles/A name.md`. */
  file?: string
  /** From 1. */
  line?: number | undefined
  message: string
}

export type Warn = (warning: Warning) => void

export function contentWarning({ field, message }: Fault): Warning {
  return { file: 'content/site.ts', message: `${field}: ${message}` }
}

/**
 * Prints all warnings of a piece of work when it ends, because nobody finds them in the middle of a build's output.
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
    if (warnings.length > 0) print(reportOf(warnings, isOnActions))
  }
  const errors = warnings.filter(({ isError }) => isError).length
  if (isStrict && errors > 0) throw contentMistake(`${count(errors, 'error')}, and the build is strict.`)
}

/** Errors first, then warnings, each with their number and by file and line. */
export function reportOf(warnings: readonly Warning[], isOnActions: boolean): string {
  const unique = [...new Map(warnings.map((warning) => [textOf(warning), warning])).values()]
  const groups = [
    { what: 'error', group: unique.filter(({ isError }) => isError) },
    { what: 'warning', group: unique.filter(({ isError }) => !isError) },
  ]
  return groups
    .filter(({ group }) => group.length > 0)
    .flatMap(({ what, group }) => [
      `\n${count(group.length, what)}:`,
      ...group.toSorted(byPlace).map(isOnActions ? annotationOf : textOf),
    ])
    .join('\n')
}

/** `articles/A name.md:12: link: expected …`; unknown parts are left out. */
export function textOf({ file, line, message }: Warning): string {
  return file === undefined ? message : `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}

/** GitHub shows annotations on the page of the run ("Workflow commands"). */
export function annotationOf(warning: Warning): string {
  const { isError, file, line } = warning
  const place = [
    ...(file === undefined ? [] : [`file=${escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')}`]),
    ...(line === undefined ? [] : [`line=${line}`]),
  ]
  return `::${isError ? 'error' : 'warning'}${place.length > 0 ? ` ${place.join()}` : ''}::${escaped(textOf(warning))}`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** As in the list of articles: 2 before 10. */
const NATURAL = new Intl.Collator('en', { numeric: true })

export function byPlace(a: Warning, b: Warning): number {
  return NATURAL.compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0)
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
