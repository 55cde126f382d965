import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleSource } from './article-source.ts'
import { gitBlobSha, readCheckout } from './checkout.ts'
import { isWanted, SPARSE_PATTERNS } from './chosen-files.ts'
import { readCommitDates } from './commit-dates.ts'
import { git, GitFailure } from './git.ts'

/** A partial clone with only the files that the build reads. `limitMs` is for each command that uses the network. */
export type Clone = { folder: string; address: string; limitMs: number }

/** The branch that the site reads (specification, section 7). */
const BRANCH = 'refs/heads/main'

/** The bytes stay those of the repository, and no filter runs, whatever its own attributes say (gitattributes(5)). */
const ATTRIBUTES = '* -text -ident -filter !working-tree-encoding\n'

/** With both folders named, git never takes the repository around the clone, which is the owner's. */
function inClone(folder: string): string[] {
  const sparse = ['-c', 'core.sparseCheckout=true', '-c', 'core.sparseCheckoutCone=false']
  return [...sparse, '--git-dir', join(folder, '.git'), '--work-tree', folder]
}

/**
 * Makes or updates the clone. Git fetches the missing files of the last commit at once, and not those of others.
 *
 * @param now ms since 1970
 * @returns the commit of the last update when `main` no longer contains it, else `null`
 * @throws GitFailure
 */
export async function updateClone({ folder, address, limitMs }: Clone, now: number): Promise<string | null> {
  const run = async (...args: string[]) =>
    String(await git([...inClone(folder), ...args], { limitMs, address })).trim()
  await mkdir(join(folder, '.git/info'), { recursive: true })
  await run('init', '--quiet', '--template=', '--initial-branch=main')
  await writeFile(join(folder, '.git/info/attributes'), ATTRIBUTES)
  await writeFile(join(folder, '.git/info/sparse-checkout'), SPARSE_PATTERNS)
  await run('config', 'remote.origin.url', address)
  const last = await run('rev-parse', '--verify', '--quiet', BRANCH).catch(() => null)
  const fetch = 'fetch --quiet --no-tags --no-recurse-submodules --filter=blob:none origin'
  await run(...fetch.split(' '), BRANCH)
  await run('reset', '--quiet', '--hard', '--no-recurse-submodules', 'FETCH_HEAD')
  await run('config', 'articles.takenAt', String(now))
  if (last === null) return null
  const isContained = (await run('rev-list', '--max-count=1', last, '--not', BRANCH)) === ''
  return isContained ? null : last
}

/**
 * Reads the files of the last update.
 *
 * @returns awaitsFirst: whether the folder exists and never had an article
 * @throws GitFailure when there was no update, when the history is damaged, or when the files are not those of the commit
 */
export async function readClone(folder: string): Promise<ArticleSource & { awaitsFirst: boolean }> {
  const run = inClone(folder)
  const takenAt = Number(await git([...run, 'config', '--get', 'articles.takenAt']))
  const dates = await readCommitDates(run, ['--relative=articles/', 'main', '--', 'articles'])
  const articles = join(folder, 'articles')
  // Git makes no folders without files.
  await mkdir(articles, { recursive: true })
  const awaitsFirst = dates.size > 0 && ![...dates.keys()].some((path) => /^[^/]+\.md$/.test(path))
  const source = await readCheckout(articles, 'articles', dates)
  await compare(source, folder)
  return { ...source, takenAt, awaitsFirst }
}

/** An update that was ended, or a disk that ignores case, leaves other files than the commit has. @throws GitFailure */
async function compare({ articles, pictures, warnings }: ArticleSource, folder: string): Promise<void> {
  const list = String(await git([...inClone(folder), ...'ls-tree -r -z main articles/'.split(' ')]))
  const expected = new Map<string, string>()
  for (const [, sha = '', path = ''] of list.matchAll(
    /(?<=^|\0)100(?:644|755) blob (\w+)\tarticles\/([^\0]+)/g,
  ))
    if (isWanted(path)) expected.set(`articles/${path}`, sha)
  const found = new Map<string, string>()
  for (const { name, sha } of articles) found.set(`articles/${name}.md`, sha)
  for (const { path, sha } of pictures) found.set(`articles/${path}`, sha)
  // Files over a limit.
  for (const { file = '' } of warnings) found.set(file, gitBlobSha(await readFile(join(folder, file))))
  for (const path of [...expected.keys(), ...found.keys()])
    if (expected.get(path) !== found.get(path))
      throw new GitFailure(
        `${path} on this disk is not the file of the commit; does the name of another file differ only in case?`,
      )
}
