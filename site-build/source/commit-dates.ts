import { git } from './git.ts'

/**
 * The times of the last commits of files, ms since 1970. Removed files also have one.
 *
 * @param files options and paths of `git log` that choose the files
 * @returns by path below `articles`
 * @throws GitFailure
 */
export async function readCommitDates(repository: readonly string[], files: readonly string[]) {
  // One walk, without the detection of renames, which would read texts. A slash marks a time, because no path starts with one.
  const format = ['--format=format:/%ct', '--name-only', '--no-renames', '-z']
  const log = String(await git([...repository, 'log', ...format, ...files]))
  const dates = new Map<string, number>()
  let time = 0
  for (const part of log.split('\0')) {
    const [, seconds, first] = /^\/(\d+)\n?(.*)$/s.exec(part) ?? []
    if (seconds !== undefined) time = Number(seconds) * 1_000
    const path = first ?? part
    dates.set(path, Math.max(dates.get(path) ?? 0, time))
  }
  dates.delete('')
  return dates
}
