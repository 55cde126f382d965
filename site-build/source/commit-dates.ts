import { git } from './git.ts'

export type CommitDates = { createdAt: number; changedAt: number }

/**
 * When files were first and last committed, ms since 1970. Files that were removed have dates, too.
 *
 * @param repository git's options for the repository
 * @param files options and paths of `git log` that choose the files
 * @returns by path below `articles`
 * @throws GitFailure
 */
export async function readCommitDates(repository: readonly string[], files: readonly string[]) {
  // One walk that reads no text, so renames are not found. No path begins with a slash, so the times do.
  const format = ['--format=format:/%ct', '--name-only', '--no-renames', '-z']
  const log = String(await git([...repository, 'log', ...format, ...files]))
  const dates = new Map<string, CommitDates>()
  let time = 0
  for (const part of log.split('\0')) {
    const [, seconds, first] = /^\/(\d+)\n?(.*)$/s.exec(part) ?? []
    if (seconds !== undefined) time = Number(seconds) * 1_000
    const path = first ?? part
    const { createdAt, changedAt } = dates.get(path) ?? { createdAt: time, changedAt: time }
    dates.set(path, { createdAt: Math.min(createdAt, time), changedAt: Math.max(changedAt, time) })
  }
  dates.delete('')
  return dates
}
