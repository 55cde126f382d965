import type { ArticleSource } from './article-source.ts'
import { chooseFiles, isWanted, unpublishedTexts } from './chosen-files.ts'
import { readCommitDates } from './commit-dates.ts'
import { git, GitFailure } from './git.ts'

/** The files below `articles` in a bare clone. Links and submodules have other modes. */
export async function filesAt(folder: string, commit: string): Promise<{ path: string; sha: string }[]> {
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
