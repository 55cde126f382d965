import { inspect, stripVTControlCharacters } from 'node:util'

const LEVELS = ['error', 'warning', 'unchecked'] as const
/** Sorts 2 before 10. */
const NATURAL = new Intl.Collator('en', { numeric: true })

export type Warning = {
  /**
   * An error leaves something out of the site, and fails `npm run build -- --strict`. `unchecked` means that a check was not possible.
   * Without a level it is a warning.
   */
  level?: 'error' | 'unchecked'
  /** From the root of the repository: `articles/A name.md`. */
  file?: string
  line?: number | undefined
  message: string
  /** What `npm run doctor -- --fix` writes, if only one correction is likely. */
  fixes?: readonly Fix[]
}

/** Replaces a part of a text: UTF-16 offsets without a byte order mark, or the first `from` in a line (from 1) of its frontmatter. */
export type Fix = { file: string; to: string } & (
  | { start: number; end: number }
  | { line: number; from: string }
)

export type Warn = (warning: Warning) => void

/** `articles/A name.md:12: link: expected …`, without the parts that are unknown. */
export function textOf({ file, line, message }: Warning): string {
  return file === undefined ? message : `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}

export function fileOf(name: string, folder = 'articles'): string {
  return `${folder}/${name}.md`
}

/** Mistakes in the owner's files, each with its place. The error has no stack trace, because the cause is not in our code. */
export class ContentMistake extends Error {
  readonly mistakes: readonly Warning[]

  constructor(mistakes: readonly Warning[]) {
    super(mistakes.map(textOf).join('\n'))
    this.mistakes = mistakes.map((mistake) => ({ level: 'error', ...mistake }))
    delete this.stack
  }

  /** Vite prints this when a build fails. */
  [inspect.custom](): string {
    return this.message
  }
}

export function contentMistake(message: string): ContentMistake {
  return new ContentMistake([{ message }])
}

/** An error as messages to the owner. @param file the place of an error without one */
export function mistakesOf(error: unknown, file?: string): readonly Warning[] {
  if (error instanceof ContentMistake) return error.mistakes
  // Vite's messages about syntax have colours.
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return [{ level: 'error', ...(file !== undefined && { file }), message }]
}

/** Prints all warnings when the work ends, because nobody would find them in the middle of a build's output. */
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
  const sorted = unique.toSorted(
    (a, b) => NATURAL.compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0),
  )
  const groups = LEVELS.map((level) => {
    const group = sorted.filter((warning) => (warning.level ?? 'warning') === level)
    const text = (warning: Warning) => `${level.padEnd(9)}  ${textOf(warning)}`
    const lines = group.map((warning) => (isOnActions ? annotationOf(warning) : text(warning)))
    const plural = group.length === 1 || level === 'unchecked' ? '' : 's'
    return { lines, count: group.length > 0 ? [`${group.length} ${level}${plural}`] : [] }
  })
  const counts = groups.flatMap(({ count }) => count).join(', ')
  return [...groups.flatMap(({ lines }) => lines), `${counts || 'Nothing to report'}.`]
}

/** GitHub Actions shows such a line on the page of the run ("Workflow commands"). */
function annotationOf(warning: Warning): string {
  const { level, file, line } = warning
  const path = file && `file=${escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')}`
  const place = [path, line && `line=${line}`].filter(Boolean).join()
  return `::${level === 'error' ? 'error' : 'warning'}${place && ` ${place}`}::${escaped(textOf(warning))}`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
