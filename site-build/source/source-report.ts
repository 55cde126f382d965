import { gitBlobId } from './article-folder.ts'
import type { ArticleFiles } from './article-files.ts'
import type { PreviousSnapshot } from './previous-snapshot.ts'
import type { SnapshotCache } from './snapshot-cache.ts'
import { explainProblem, type SourceProblem, timeText } from './source-problem.ts'

/** Something for the owner to read in the output of the build. */
export type ReportLine = { level: 'note' | 'warning'; text: string }

/** What a successful reading says: one line, and the hints. */
export function takenReport(
  repository: string,
  files: ArticleFiles,
  previous: PreviousSnapshot | null,
  hints: readonly string[],
): ReportLine[] {
  const count = files.entries.length
  const since = previous ? `, ${changesSince(files, previous)} since ${timeText(previous.takenAt)}` : ''
  const text = `Articles: ${count} from ${repository} on GitHub${since}; ${files.pictures.length} pictures.`
  return [{ level: 'note', text }, ...hintLines(hints)]
}

/** What a cache says that could not be written: the build goes on, and the next one asks for everything again. */
export function cacheReport({ folder, problem }: Pick<SnapshotCache, 'folder' | 'problem'>): ReportLine[] {
  const found = problem()
  if (found === null) return []
  const text = `${folder}: expected a folder for what this build has read, found: ${found}. Delete it; the articles are complete.`
  return [{ level: 'warning', text }]
}

export function hintLines(hints: readonly string[]): ReportLine[] {
  return hints.map((hint) => ({ level: 'warning', text: `Hint: ${hint}` }))
}

/** What a kept snapshot says: what was expected, what was found, what is used instead and from when, what to do. */
export function keptReport(repository: string, problem: SourceProblem, instead: string): string {
  const { found, remedy } = explainProblem(problem, repository)
  const rule = '='.repeat(72)
  return [
    rule,
    `THE ARTICLES WERE NOT TAKEN FROM ${repository}`,
    `  expected:  its articles on GitHub, folder "articles" on the branch "main"`,
    `  found:     ${found}`,
    `  published: ${instead}`,
    `  to do:     ${remedy}`,
    rule,
  ].join('\n')
}

/** A snapshot that is kept, in a few words. */
export function keptText(files: ArticleFiles, where: string): string {
  return `the ${files.entries.length} articles of ${timeText(files.takenAt)}, kept in ${where}`
}

function changesSince({ entries }: ArticleFiles, previous: PreviousSnapshot): string {
  const before = new Map(previous.articles.map(({ name, sha }) => [`${name}.md`, sha]))
  const names = new Set(entries.map(({ name }) => name))
  const fresh = entries.filter(({ name }) => !before.has(name)).length
  const changed = entries.filter(
    ({ name, bytes }) => bytes && before.has(name) && before.get(name) !== gitBlobId(bytes),
  )
  const gone = [...before.keys()].filter((name) => !names.has(name)).length
  return `${fresh} new, ${changed.length} changed, ${gone} gone`
}
