import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { contentMistake, type Warning } from '#site-build/read/warnings.ts'
import { type ArticleSource, chooseFiles } from './article-source.ts'
import { git, GitFailure, readCommitDates } from './git.ts'

/** Reads the articles of a folder. One gets a date if its text is committed and the checkout has the whole history. */
export async function readCheckout(folder: string, title = 'articles'): Promise<ArticleSource> {
  const [paths, dates] = await Promise.all([pathsIn(folder), readDates(folder)])
  const pathOf = (path: string) => join(folder, path)
  const files = {
    sizeOf: (path: string) => statSync(pathOf(path)).size,
    // `node:fs/promises` takes four times the processor time for thousands of small files.
    shaOf: (path: string) => gitBlobSha(readFileSync(pathOf(path))),
    dates,
    pictureAt: (path: string) => readFile(pathOf(path)),
  }
  return {
    ...chooseFiles(paths, files, title),
    read({ name, sha }) {
      const bytes = readFileSync(pathOf(`${name}.md`))
      if (gitBlobSha(bytes) !== sha)
        throw new Error(`${title}/${name}.md: changed while the build read it. Build again.`)
      return new TextDecoder().decode(bytes)
    },
    takenAt: Date.now(),
  }
}

/** Ignores links, as GitHub does. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => {
    throw contentMistake(
      `${folder}: expected a folder with the articles (*.md), found none. Create it; until the first article it may contain .gitkeep.`,
    )
  })
  return (
    entries
      // Node cannot open a file whose name is not UTF-8, and writes this character for the other bytes.
      .filter((entry) => entry.isFile() && !entry.name.includes('\uFFFD'))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .toSorted()
  )
}

async function readDates(folder: string): Promise<Map<string, number>> {
  try {
    // A shallow clone would give all articles the date of its one commit.
    if (await isShallow(folder)) return new Map()
    const here = ['-C', folder]
    const changed = await git([
      ...here,
      ...'diff --name-only --no-renames --relative -z HEAD -- .'.split(' '),
    ])
    const dates = await readCommitDates(here, ['--relative', '--', '.'])
    for (const path of String(changed).split('\0')) dates.delete(path)
    return dates
  } catch (error) {
    if (error instanceof GitFailure) return new Map()
    throw error
  }
}

/** Warns if the history that dates the articles of a folder is missing or incomplete. */
export async function historyWarnings(folder: string): Promise<Warning[]> {
  const file = 'articles/'
  try {
    if (!(await isShallow(folder))) return []
    const message =
      'expected the whole history, which dates the articles, found a part of it. Run `git fetch --unshallow`; in GitHub Actions give "fetch-depth: 0" to actions/checkout.'
    return [{ file, message }]
  } catch (error) {
    const message = `expected a folder under git, which dates the articles, found none (${(error as Error).message}).`
    return [{ file, message }]
  }
}

/** @throws GitFailure outside of git */
async function isShallow(folder: string): Promise<boolean> {
  return String(await git(['-C', folder, 'rev-parse', '--is-shallow-repository'])).trim() !== 'false'
}

/** SHA-1 of "blob", the size in bytes, NUL, and the bytes (git-hash-object). */
export function gitBlobSha(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
