import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, Source } from '#site-build/model.ts'
import { contentError } from '#site-build/read/findings.ts'
import { walkFolder } from '#site-build/walk-folder.ts'
import { chooseFiles } from './choose-files.ts'
import { git, GitFailure } from './git.ts'
import { type FileHistory, readHistories } from './history.ts'

/** `historyFindings`: says why the articles have no dates. */
type Checkout = Source & { historyFindings: Finding[] }

/** Another program has written a file since it was listed. */
export class ChangedFile extends Error {
  constructor(file: string) {
    super(`${file}: changed while the build read it. Build again.`)
  }
}

/** Reads the articles of a folder. One gets a date if its text is committed and the checkout has the whole history. */
export async function readCheckout(folder: string, title = 'articles'): Promise<Checkout> {
  const paths = pathsIn(folder)
  const { histories, historyFindings } = await readHistory(folder)
  const pathOf = (path: string) => join(folder, path)
  const files = {
    sizeOf: (path: string) => statSync(pathOf(path)).size,
    // `node:fs/promises` takes four times the processor time for thousands of small files.
    shaOf: (path: string) => gitBlobSha(readFileSync(pathOf(path))),
    histories,
    pictureAt: (path: string) => readFile(pathOf(path)),
  }
  return {
    ...chooseFiles(paths, files, title),
    async read({ name, sha }) {
      const bytes = readFileSync(pathOf(`${name}.md`))
      if (gitBlobSha(bytes) !== sha) throw new ChangedFile(`${title}/${name}.md`)
      return new TextDecoder().decode(bytes)
    },
    earlierLists: [],
    takenAt: Date.now(),
    historyFindings,
  }
}

/** Ignores links, as GitHub does. */
function pathsIn(folder: string): string[] {
  try {
    return walkFolder(folder).files
  } catch {
    throw contentError(
      `${folder}: expected a folder with the articles (*.md), found none. Create it; until the first article it may contain .gitkeep.`,
    )
  }
}

async function readHistory(folder: string) {
  const none = (message: string) => {
    return { histories: new Map<string, FileHistory>(), historyFindings: [{ file: 'articles/', message }] }
  }
  const here = ['-C', folder]
  try {
    const isShallow = String(await git([...here, 'rev-parse', '--is-shallow-repository']))
    // It would give all articles the date of its one commit.
    if (isShallow.trim() !== 'false')
      return none(
        'expected the whole history, which dates the articles, found a part of it. Run `git fetch --unshallow`; in GitHub Actions give "fetch-depth: 0" to actions/checkout.',
      )
    const histories = await readHistories(here, ['--relative', '--', '.'])
    const diff = 'diff --name-only --no-renames --relative -z HEAD -- .'
    const changed = String(await git([...here, ...diff.split(' ')]))
    for (const path of changed.split('\0')) {
      const history = histories.get(path)
      if (history) history.changedAt = null
    }
    return { histories, historyFindings: [] }
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return none(`expected a folder under git, which dates the articles, found none (${error.message}).`)
  }
}

/** SHA-1 of "blob", the size in bytes, NUL, and the bytes (git-hash-object). */
export function gitBlobSha(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
