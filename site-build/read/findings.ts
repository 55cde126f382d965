import { inspect, stripVTControlCharacters } from 'node:util'
import type { Finding, Report } from '#site-build/model.ts'

const LEVELS = ['error', 'warning', 'unchecked', 'note'] as const
/** Sorts 2 before 10. */
const NATURAL = new Intl.Collator('en', { numeric: true })

/** `articles/A name.md:12: link: expected …`, without the parts that are unknown. */
export function textOf({ file, line, message }: Finding): string {
  return file === undefined ? message : `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}

export function fileOf(name: string, folder = 'articles'): string {
  return `${folder}/${name}.md`
}

/** Errors in the owner's files, each with its place. It has no stack trace, because the cause is not in our code. */
export class ContentError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(textOf).join('\n'))
    this.findings = findings.map((finding) => ({ level: 'error', ...finding }))
    delete this.stack
  }

  /** Vite prints this when a build fails. */
  [inspect.custom](): string {
    return this.message
  }
}

export function contentError(message: string): ContentError {
  return new ContentError([{ message }])
}

/** The findings that stop a build: an error leaves something out of the site. */
export function errorsIn(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error')
}

/** An error as findings. @param file the place of an error without one */
export function findingsOf(error: unknown, file?: string): readonly Finding[] {
  if (error instanceof ContentError) return error.findings
  // Vite's messages about syntax have colours.
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return [{ level: 'error', ...(file !== undefined && { file }), message }]
}

/** Prints all findings when the work ends, because nobody would find them in the middle of a build's output. */
export async function withFindingsLast(
  work: (report: Report) => Promise<void>,
  print: (text: string) => void,
  { isStrict, isOnActions }: { isStrict: boolean; isOnActions: boolean },
): Promise<void> {
  const findings: Finding[] = []
  try {
    await work((finding) => findings.push(finding))
  } finally {
    if (findings.length > 0) print(`\n${findingLines(findings, isOnActions).join('\n')}`)
  }
  if (isStrict && findings.some(({ level }) => level === 'error'))
    throw contentError('There are errors, and the build is strict.')
}

/** A line for each finding, errors first, by file and line. The last line counts them. */
export function findingLines(findings: readonly Finding[], isOnActions: boolean): string[] {
  const unique = [...new Map(findings.map((finding) => [textOf(finding), finding])).values()]
  const sorted = unique.toSorted(
    (a, b) => NATURAL.compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0),
  )
  const groups = LEVELS.map((level) => {
    const group = sorted.filter((finding) => (finding.level ?? 'warning') === level)
    const text = (finding: Finding) => `${level.padEnd(9)}  ${textOf(finding)}`
    const lines = group.map((finding) => (isOnActions ? annotationOf(finding) : text(finding)))
    const plural = group.length === 1 || level === 'unchecked' ? '' : 's'
    return { lines, count: group.length > 0 ? [`${group.length} ${level}${plural}`] : [] }
  })
  const counts = groups.flatMap(({ count }) => count).join(', ')
  return [...groups.flatMap(({ lines }) => lines), `${counts || 'Nothing to report'}.`]
}

const ANNOTATIONS = { error: 'error', unchecked: 'warning', note: 'notice' }

/** GitHub Actions shows such a line on the page of the run ("Workflow commands"). */
function annotationOf(finding: Finding): string {
  const { level, file, line } = finding
  const command = level === undefined ? 'warning' : ANNOTATIONS[level]
  const path = file && `file=${escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')}`
  const place = [path, line && `line=${line}`].filter(Boolean).join()
  return `::${command}${place && ` ${place}`}::${escaped(textOf(finding))}`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
