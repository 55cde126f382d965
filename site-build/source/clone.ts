import { tmpdir } from 'node:os'
import { filesAt } from './clone-files.ts'
import { git } from './git.ts'

/**
 * A bare, partial clone. No file is ever checked out, so that links, filters, hooks and names that differ only by case
 * do no harm.
 */
export type Clone = {
  folder: string
  /** Where it is cloned from. */
  address: string
  /** For each command that uses the network, ms. */
  limitMs: number
}

/** The branch that the site reads (specification, section 7). */
const BRANCH = 'refs/heads/main'

/**
 * Asks the repository for its branch `main`.
 *
 * @throws GitFailure when it does not answer
 */
export async function hasBranch({ address, limitMs }: Clone): Promise<boolean> {
  // In a folder without configuration: that of a checkout may contain a token.
  const refs = await git(['-C', tmpdir(), 'ls-remote', address, BRANCH], network(address, limitMs))
  return refs.length > 0
}

/**
 * Makes the clone, or fetches what is new.
 *
 * @param now ms since 1970
 * @returns the commit of the last update when the new one is not based on it, else `null`
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
  // Only now: the clone's own branch always is a commit whose texts are all here.
  await run('update-ref', BRANCH, commit)
  await run('config', 'articles.takenAt', String(now))
  const isBase = last === null || (await run('rev-list', '--max-count=1', last, '--not', commit)) === ''
  return isBase ? null : last
}

/** Fetches the texts that are missing, all at once: git itself would fetch one at a time when it needs them. */
async function fetchTexts(clone: Clone, commit: string): Promise<void> {
  const wanted = new Set((await filesAt(clone.folder, commit)).map(({ id }) => id))
  if (wanted.size === 0) return
  const walk = ['rev-list', '--objects', '--missing=print', `${commit}:articles`]
  const objects = String(await git(['--git-dir', clone.folder, ...walk])).split('\n')
  const missing = objects.filter((line) => line.startsWith('?')).map((line) => line.slice(1))
  const needed = missing.filter((id) => wanted.has(id))
  if (needed.length > 0) await fetchObjects(clone, needed, ['-c', 'fetch.negotiationAlgorithm=noop'])
}

async function fetchObjects({ folder, address, limitMs }: Clone, names: string[], options: string[] = []) {
  const plain = ['--quiet', '--no-tags', '--no-recurse-submodules', '--filter=blob:none', '--stdin', 'origin']
  const input = names.map((name) => `${name}\n`).join('')
  await git([...options, '--git-dir', folder, 'fetch', ...plain], { ...network(address, limitMs), input })
}

/** A redirect or a setting of the machine may lead elsewhere, but not to a protocol that runs programs. */
function network(address: string, limitMs: number) {
  const allowed = ['https', 'ssh', new URL(address).protocol.slice(0, -1)].join(':')
  return { limitMs, env: { GIT_ALLOW_PROTOCOL: allowed } }
}
