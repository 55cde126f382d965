import type { ArticleFile, ArticleSource, Picture } from './article-source.ts'
import { chooseFiles, isWanted } from './chosen-files.ts'
import { readCommitDates } from './commit-dates.ts'
import { git, GitFailure } from './git.ts'

/**
 * The files below `articles` that the build reads. Links (mode 120000) and submodules (160000) are skipped.
 *
 * @param folder of a bare clone
 */
export async function filesAt(folder: string, commit: string): Promise<{ path: string; id: string }[]> {
  const tree = await git(['--git-dir', folder, 'ls-tree', '-r', '-z', commit, 'articles/'])
  return String(tree)
    .split('\0')
    .flatMap((line) => {
      const [, id, path] = /^(?:100644|100755) blob ([0-9a-f]+)\tarticles\/(.+)$/s.exec(line) ?? []
      return id && path && isWanted(path) ? [{ path, id }] : []
    })
}

/**
 * Reads what the last update of a clone has fetched.
 *
 * @returns also whether the folder is there and has never had an article
 * @throws GitFailure when there was no update, or when its objects are damaged
 */
export async function readClone(folder: string): Promise<ArticleSource & { awaitsFirst: boolean }> {
  const clone = ['--git-dir', folder]
  const takenAt = Number(await git([...clone, 'config', '--get', 'articles.takenAt']))
  const dates = await readCommitDates(clone, ['--relative=articles/', 'main', '--', 'articles'])
  const files = await filesAt(folder, 'main')
  const sizes = String(await git([...clone, 'cat-file', '--batch-check=%(objectsize)'], idsOf(files))).split(
    '\n',
  )
  const sized = files.map((file, index) => ({ ...file, size: Number(sizes[index]) }))
  const { articles, pictures, warnings } = chooseFiles(sized)
  const texts = textsIn(await git([...clone, 'cat-file', '--batch'], idsOf(articles)), articles.length)
  return {
    articles: articles.map(({ path, name, id }, index): ArticleFile => {
      const { createdAt = null, changedAt = null } = dates.get(path) ?? {}
      return { name, id, bytes: texts[index]!, createdAt, changedAt }
    }),
    pictures: pictures.map(({ path, id, size }): Picture => {
      const read = () => git([...clone, 'cat-file', 'blob', id]).catch(() => null)
      return { path, id, size, read }
    }),
    ...{ takenAt, warnings },
    awaitsFirst: dates.size > 0 && [...dates.keys()].every((path) => !/^[^/]+\.md$/.test(path)),
  }
}

function idsOf(files: readonly { id: string }[]) {
  return { input: files.map(({ id }) => `${id}\n`).join('') }
}

/** @param batch output of `git cat-file --batch`: for each object a line `<id> blob <size>`, its bytes, a line feed */
function textsIn(batch: Buffer, count: number): Buffer[] {
  const texts: Buffer[] = []
  for (let at = 0; at < batch.length;) {
    const start = batch.indexOf('\n', at) + 1
    const size = Number(batch.toString('latin1', at, start).split(' ')[2])
    if (!Number.isInteger(size)) break
    texts.push(batch.subarray(start, start + size))
    at = start + size + 1
  }
  if (texts.length !== count) throw new GitFailure('texts are missing')
  return texts
}
