import type { Source } from '#site-build/model.ts'
import { chooseFiles, isWanted } from './choose-files.ts'
import { git, GitFailure, readCommitDates } from './git.ts'

/** A bare, partial clone. Files are never checked out, so links, filters, hooks and names that differ only by case do no harm. */
export type Clone = { folder: string; address: string; limitMs: number }

const BRANCH = 'refs/heads/main'

/** Makes or updates the clone. @returns the commit of the last update if `main` no longer contains it, else `null` */
export async function updateClone({ folder, address, limitMs }: Clone): Promise<string | null> {
  const run = async (...args: string[]) => String(await git(['--git-dir', folder, ...args])).trim()
  const fetch = async (objects: string[], ...options: string[]) => {
    const command = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--filter=blob:none']
    const args = [...options, '--git-dir', folder, ...command, '--stdin', 'origin']
    await git(args, { limitMs, address, input: lines(objects) })
  }
  await git(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', folder])
  await run('config', 'remote.origin.url', address)
  await fetch([BRANCH])
  const commit = await run('rev-parse', '--verify', 'FETCH_HEAD')
  // All together: git alone would fetch them one at a time.
  const missing = await missingFiles(folder, commit)
  if (missing.length > 0) await fetch(missing, '-c', 'fetch.negotiationAlgorithm=noop')
  const last = await run('rev-parse', '--verify', BRANCH).catch(() => null)
  // Last, so that the branch of the clone is always complete.
  await run('update-ref', BRANCH, commit)
  await run('config', 'articles.takenAt', String(Date.now()))
  const isContained = last === null || (await run('rev-list', '--max-count=1', last, '--not', commit)) === ''
  return isContained ? null : last
}

async function missingFiles(folder: string, commit: string): Promise<string[]> {
  const files = [...(await filesAt(folder, commit))].filter(([path]) => isWanted(path))
  if (files.length === 0) return []
  const walk = ['rev-list', '--objects', '--missing=print', `${commit}:articles`]
  const objects = new Set(String(await git(['--git-dir', folder, ...walk])).split('\n'))
  // Missing objects are marked with a question mark.
  return [...new Set(files.map(([, id]) => id))].filter((id) => objects.has(`?${id}`))
}

/** The ids of the files below `articles`, by path. Links and submodules have other modes. */
async function filesAt(folder: string, commit: string): Promise<Map<string, string>> {
  const tree = await git(['--git-dir', folder, 'ls-tree', '-r', '-z', commit, 'articles/'])
  const entries = String(tree).split('\0')
  const files = entries.map((entry) => /^(?:100644|100755) blob ([0-9a-f]+)\tarticles\/(.+)$/s.exec(entry))
  return new Map(files.flatMap((file) => (file ? [[file[2]!, file[1]!]] : [])))
}

/** Reads the files that the last update fetched. `awaitsFirst`: whether there never was an article. @throws GitFailure for damaged objects */
export async function readClone(folder: string): Promise<Source & { awaitsFirst: boolean }> {
  const here = ['--git-dir', folder]
  const run = (args: readonly string[], ids: readonly string[] = []) =>
    git([...here, ...args], { input: lines(ids) })
  const takenAt = Number(await run(['config', '--get', 'articles.takenAt']))
  const dates = await readCommitDates(here, ['--relative=articles/', 'main', '--', 'articles'])
  const files = await filesAt(folder, 'main')
  const paths = [...files.keys()]
  const shaOf = (path: string) => files.get(path)!
  const wanted = paths.filter(isWanted)
  const sizes = String(await run(['cat-file', '--batch-check=%(objectsize)'], wanted.map(shaOf))).split('\n')
  const sizeAt = new Map(wanted.map((path, index) => [path, Number(sizes[index])]))
  const sizeOf = (path: string) => sizeAt.get(path)!
  const pictureAt = (path: string) => run(['cat-file', 'blob', shaOf(path)])
  const chosen = chooseFiles(paths, { sizeOf, shaOf, dates, pictureAt }, 'articles')
  // All at once, because a call of git for each takes longer, and to find damaged texts while the clone can still be replaced.
  const ids = [...new Set(chosen.articles.map(({ sha }) => sha))]
  const texts = textsIn(await run(['cat-file', '--batch'], ids))
  if (texts.size !== ids.length) throw new GitFailure('texts are missing')
  return {
    ...chosen,
    read: ({ sha }) => new TextDecoder().decode(texts.get(sha)),
    takenAt,
    awaitsFirst: dates.size > 0 && [...dates.keys()].every((path) => !/^[^/]+\.md$/.test(path)),
  }
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
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
