// The order of texts and of lists, from git's log: which of them are older than those of the build (decision 28).
import { articleNameOf } from '#article-host/article-name.ts'
import { listingId } from '#article-host/listing.ts'
import { ID_DIGITS } from '#article-host/git-ids.ts'
import { git, GitFailure } from './git.ts'

/** What git knows about a path, of which the file may be gone. */
export type FileHistory = {
  /** The time of its last commit, ms since 1970; `null` if the file has changed since. */
  changedAt: number | null
  /** The blob ids of its versions without repeats, the newest first. */
  versions: string[]
}

/** More pushes than anybody makes while a host or a browser caches an answer. */
const EARLIER_TEXTS = 5
const EARLIER_LISTS = 20

/** How git writes the id of a file that does not exist. */
const NO_ID = /^0+$/

/**
 * Reads the history of every path, also of removed ones, in one walk.
 *
 * @param repository options of git that name the repository
 * @param files options of `git log` that name a commit and paths
 * @returns by path, relative as the options say
 */
export async function readHistories(
  repository: readonly string[],
  files: readonly string[],
): Promise<Map<string, FileHistory>> {
  // Without the detection of renames, which would read texts. A slash marks the time of a commit.
  const format = ['--format=format:/%ct', '--raw', '--no-abbrev', '--no-renames', '-z']
  const log = String(await git([...repository, 'log', ...format, ...files]))
  const histories = new Map<string, FileHistory>()
  let changedAt = 0
  let ids: string[] | null = null
  for (const part of log.split('\0')) {
    if (ids !== null) {
      // The path of the change before it.
      addVersions(histories, part, changedAt, ids)
      ids = null
      continue
    }
    const time = /^\/(\d+)/.exec(part)
    if (time) changedAt = Number(time[1]) * 1_000
    // The modes before and after the change, the ids, and its kind (git-diff, "Raw output format").
    const change = /:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) [A-Z]\d*$/.exec(part)
    if (change) ids = [change[2]!, change[1]!]
  }
  return histories
}

function addVersions(
  histories: Map<string, FileHistory>,
  path: string,
  changedAt: number,
  ids: readonly string[],
): void {
  const history = histories.get(path) ?? { changedAt, versions: [] }
  // The clocks of authors differ, so the first commit in the log is not always the latest.
  history.changedAt = Math.max(history.changedAt ?? 0, changedAt)
  for (const id of ids) {
    if (!NO_ID.test(id) && !history.versions.includes(id)) history.versions.push(id)
  }
  histories.set(path, history)
}

/** The beginnings of the blob ids of a text's versions before the present one, the newest first. */
export function earlierTexts(history: FileHistory | undefined, sha: string): string[] {
  const versions = history?.versions ?? []
  const earlier = versions.filter((id) => id !== sha)
  return earlier.slice(0, EARLIER_TEXTS).map((id) => id.slice(0, ID_DIGITS))
}

/**
 * The ids (`listingId`) of the lists of articles before that of the last commit, without repeats; none without git.
 *
 * @param repository options of git that name the repository
 * @param commit the last commit
 * @param folder the folder of the articles: complete, or relative to the working directory of git
 */
export async function readEarlierLists(
  repository: readonly string[],
  commit: string,
  folder: string,
): Promise<string[]> {
  try {
    const limit = `--max-count=${EARLIER_LISTS + 1}`
    const commits = String(await git([...repository, 'rev-list', limit, commit, '--', folder]))
    const hashes = commits.split('\n').filter((hash) => hash !== '')
    const ids = await Promise.all(hashes.map((hash) => listAt(repository, `${hash}:${folder}`)))
    // The first list is that of the last commit, and a set has it once.
    const [, ...earlier] = new Set(ids)
    return earlier.filter((id) => id !== null)
  } catch (error) {
    if (error instanceof GitFailure) return []
    throw error
  }
}

/** A file in the output of `ls-tree`. Links and submodules have other modes. */
const LISTED_FILE = /^(?:100644|100755) blob (?<sha>[0-9a-f]+)\t(?<fileName>.+)$/s

/** @param tree the folder of the articles at a commit. @returns `null` if the commit has removed the folder */
async function listAt(repository: readonly string[], tree: string): Promise<string | null> {
  // Otherwise git lists only what is below the path of the working directory, also in this tree.
  const output = await git([...repository, 'ls-tree', '-z', '--full-tree', tree]).catch(() => null)
  if (output === null) return null
  const files = String(output).split('\0')
  const entries = files.flatMap((file) => {
    const { sha, fileName } = LISTED_FILE.exec(file)?.groups ?? {}
    const name = fileName === undefined ? null : articleNameOf(fileName)
    return name === null ? [] : [{ name, sha }]
  })
  return listingId(entries, crypto.subtle)
}
