import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** A history of a hundred thousand changed names; a longer one has no dates. */
const OUTPUT_LIMIT_BYTES = 64_000_000

/** What the last commit knows of a file: its content's id, and when that was last changed (ms since 1970). */
export type CommittedFile = { sha: string; changedAt: number }

/**
 * The files of a folder as its git history knows them. A shallow clone holds one commit, which would be the date of
 * everything: it counts as no history, and so does a folder without git.
 *
 * @returns by file name, only files directly in the folder
 */
export async function readGitDates(folder: string): Promise<Map<string, CommittedFile>> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', ['-C', folder, ...args], { maxBuffer: OUTPUT_LIMIT_BYTES })).stdout
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map()
    const [tree, log] = await Promise.all([
      git('ls-tree', '-z', 'HEAD'),
      // One walk through the history, not one process a file. A time stands behind a slash, which begins no name.
      git('log', '--relative', '--no-renames', '--format=format:/%ct', '--name-only', '-z', '--', '.'),
    ])
    return committedFiles(tree, log)
  } catch {
    return new Map()
  }
}

/**
 * @param tree output of `git ls-tree -z HEAD`
 * @param log output of `git log --format=format:/%ct --name-only -z`, the newest commit first
 */
export function committedFiles(tree: string, log: string): Map<string, CommittedFile> {
  const changed = changeTimes(log)
  const files = new Map<string, CommittedFile>()
  for (const line of tree.split('\0')) {
    const [, sha, name] = /^100\d{3} blob ([0-9a-f]{40})\t(.+)$/s.exec(line) ?? []
    const changedAt = name === undefined ? undefined : changed.get(name)
    if (sha && name && changedAt !== undefined) files.set(name, { sha, changedAt })
  }
  return files
}

/** `%ct`: seconds since 1970. */
function changeTimes(log: string): Map<string, number> {
  const times = new Map<string, number>()
  let time = Number.NaN
  for (const part of log.split('\0')) {
    const [, seconds, first] = /^\/(\d+)\n(.*)$/s.exec(part) ?? []
    if (seconds) time = Number(seconds) * 1_000
    const name = first ?? part
    if (name !== '' && !Number.isNaN(time) && !times.has(name)) times.set(name, time)
  }
  return times
}
