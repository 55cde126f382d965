import { isWanted, chooseFiles, unpublishedTexts } from './chosen-files.ts'
import { git, GitFailure } from './git.ts'
import type { ArticleSource } from './article-source.ts'
import { readCommitDates } from './commit-dates.ts'

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

/** The files below `articles` in a bare clone. Links and submodules have other modes. */
async function filesAt(folder: string, commit: string): Promise<{ path: string; sha: string }[]> {
  const tree = await git(['--git-dir', folder, 'ls-tree', '-r', '-z', commit, 'articles/'])
  return String(tree)
    .split('\0')
    .flatMap((line) => {
      const [, sha, path] = /^(?:100644|100755) blob ([0-9a-f]+)\tarticles\/(.+)$/s.exec(line) ?? []
      return sha && path ? [{ path, sha }] : []
    })
}

/**
 * Reads the files that the last update of a clone fetched.
 *
 * @returns awaitsFirst: whether the folder exists and never had an article
 * @throws GitFailure when there was no update, or when objects are damaged
 */
export async function readClone(folder: string): Promise<ArticleSource & { awaitsFirst: boolean }> {
  const clone = ['--git-dir', folder]
  const takenAt = Number(await git([...clone, 'config', '--get', 'articles.takenAt']))
  const dates = await readCommitDates(clone, ['--relative=articles/', 'main', '--', 'articles'])
  const all = await filesAt(folder, 'main')
  const files = all.filter(({ path }) => isWanted(path))
  const lines = await git([...clone, 'cat-file', '--batch-check=%(objectsize)'], idsOf(files))
  const sizes = String(lines).split('\n')
  const sized = files.map((file, index) => ({ ...file, size: Number(sizes[index]) }))
  const { articles, pictures, warnings } = chooseFiles(sized)
  // All at once, because a call of git for each takes longer, and to find damaged texts while the clone can still be replaced.
  const texts = textsIn(await git([...clone, 'cat-file', '--batch'], idsOf(articles)))
  if (texts.size !== new Set(articles.map(({ sha }) => sha)).size) throw new GitFailure('texts are missing')
  return {
    articles: articles.map(({ path, name, sha }) => ({ name, sha, changedAt: dates.get(path) || null })),
    read: ({ sha }) => new TextDecoder().decode(texts.get(sha)),
    pictures: pictures.map(({ path, sha }) => {
      return { path, sha, read: () => git([...clone, 'cat-file', 'blob', sha]).catch(() => null) }
    }),
    takenAt,
    warnings: [...warnings, ...unpublishedTexts(all.map(({ path }) => path))],
    awaitsFirst: dates.size > 0 && [...dates.keys()].every((path) => !/^[^/]+\.md$/.test(path)),
  }
}

function idsOf(files: readonly { sha: string }[]) {
  return { input: files.map(({ sha }) => `${sha}\n`).join('') }
}

/** @param batch output of `git cat-file --batch`: for each object `<id> blob <size>`, LF, its bytes, LF. @returns the bytes by id */
function textsIn(batch: Buffer): Map<string, Buffer> {
  const texts = new Map<string, Buffer>()
  for (let at = 0; at < batch.length;) {
    const start = batch.indexOf('\n', at) + 1
    const [id = '', , size] = batch.toString('latin1', at, start - 1).split(' ')
    if (size === undefined) break
    texts.set(id, batch.subarray(start, start + Number(size)))
    at = start + Number(size) + 1
  }
  return texts
}
