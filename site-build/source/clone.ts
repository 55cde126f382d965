import { isWanted } from './chosen-files.ts'
import { filesAt } from './clone-files.ts'
import { git } from './git.ts'

/**
 * A bare, partial clone. Files are never checked out, so links, filters, hooks and names that differ only by case do no harm.
 * `limitMs` limits each command that uses the network.
 */
export type Clone = { folder: string; address: string; limitMs: number }

/** The branch that the site reads. */
const BRANCH = 'refs/heads/main'

/**
 * Makes or updates the clone.
 *
 * @param now ms since 1970
 * @returns the commit of the last update when `main` no longer contains it, else `null`
 * @throws GitFailure
 */
export async function updateClone(clone: Clone, now: number): Promise<string | null> {
  const { folder, address } = clone
  const run = async (...args: string[]) => String(await git(['--git-dir', folder, ...args])).trim()
  await git(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', folder])
  await run('config', 'remote.origin.url', address)
  await fetchObjects(clone, [BRANCH])
  const commit = await run('rev-parse', '--verify', 'FETCH_HEAD')
  await fetchTexts(clone, commit)
  const last = await run('rev-parse', '--verify', BRANCH).catch(() => null)
  // Last, so that the branch of the clone is always complete.
  await run('update-ref', BRANCH, commit)
  await run('config', 'articles.takenAt', String(now))
  if (last === null) return null
  const isContained = (await run('rev-list', '--max-count=1', last, '--not', commit)) === ''
  return isContained ? null : last
}

/** Fetches all missing texts together. Git alone would fetch them one at a time. */
async function fetchTexts(clone: Clone, commit: string): Promise<void> {
  const files = await filesAt(clone.folder, commit)
  const wanted = new Set(files.flatMap(({ path, sha }) => (isWanted(path) ? sha : [])))
  if (wanted.size === 0) return
  const walk = ['rev-list', '--objects', '--missing=print', `${commit}:articles`]
  const objects = String(await git(['--git-dir', clone.folder, ...walk])).split('\n')
  // Missing objects are marked with a question mark.
  const needed = objects.filter((line) => line.startsWith('?') && wanted.has(line.slice(1)))
  if (needed.length > 0)
    await fetchObjects(
      clone,
      needed.map((line) => line.slice(1)),
      ['-c', 'fetch.negotiationAlgorithm=noop'],
    )
}

async function fetchObjects({ folder, address, limitMs }: Clone, names: string[], options: string[] = []) {
  const plain = ['--quiet', '--no-tags', '--no-recurse-submodules', '--filter=blob:none', '--stdin', 'origin']
  const input = names.map((name) => `${name}\n`).join('')
  await git([...options, '--git-dir', folder, 'fetch', ...plain], { limitMs, input, address })
}
