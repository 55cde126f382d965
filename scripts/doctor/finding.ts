import { annotationOf, byPlace, textOf, type Warning } from '#site-build/articles/warnings.ts'

/** What the doctor has to say of one place. An error has to be mended; `unchecked` is what nobody could look at. */
export type Finding = Omit<Warning, 'isError'> & { level: 'error' | 'warning' | 'unchecked' }

const LEVELS = ['error', 'warning', 'unchecked'] as const

export function findingOf({ isError = false, ...warning }: Warning): Finding {
  return { level: isError ? 'error' : 'warning', ...warning }
}

/**
 * A line for each finding, errors first, and how many there are of each level.
 *
 * @param isOnActions whether to print annotations for GitHub Actions
 */
export function findingLines(findings: readonly Finding[], isOnActions: boolean): string[] {
  const unique = [...new Map(findings.map((finding) => [textOf(finding), finding])).values()]
  const groups = LEVELS.map((level) => unique.filter((finding) => finding.level === level).toSorted(byPlace))
  const lineOf = (finding: Finding) =>
    isOnActions && finding.level !== 'unchecked'
      ? annotationOf({ ...finding, isError: finding.level === 'error' })
      : `${finding.level.padEnd(9)}  ${textOf(finding)}`
  const counts = LEVELS.flatMap((level, index) => {
    const count = groups[index]?.length ?? 0
    if (count === 0) return []
    return [level === 'unchecked' ? `${count} unchecked` : `${count} ${level}${count === 1 ? '' : 's'}`]
  })
  return [
    ...groups.flat().map(lineOf),
    counts.length === 0 ? 'Everything is in order.' : `${counts.join(', ')}.`,
  ]
}
