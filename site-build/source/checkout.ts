import { createHash, type Hash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Finding, Source } from '#site-build/model.ts'
import { contentError } from '#site-build/read/findings.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { type FolderContents, walkFolder } from '#site-build/walk-folder.ts'
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
  const { files: paths, links, unreadable } = contentsOf(folder)
  const { histories, historyFindings } = await readHistory(folder)
  const committed = await committedIds(folder)
  const pathOf = (path: string) => join(folder, path)
  function bytesOfText(path: string): Buffer {
    // `node:fs/promises` takes four times the processor time for thousands of small files.
    const bytes = readFileSync(pathOf(path))
    return committed === null ? bytes : asStored(bytes, committed.get(path))
  }
  const files = {
    sizeOf: (path: string) => statSync(pathOf(path)).size,
    shaOf: (path: string) => gitBlobSha(bytesOfText(path)),
    histories,
    pictureAt: (path: string) => readFile(pathOf(path)),
    fileAt: (path: string) => resolve(pathOf(path)),
  }
  const chosen = chooseFiles(paths, files, title)
  const unreadableNames = unreadable.map((path) => {
    const message = 'file name: expected UTF-8, found other bytes, so the file is left out. Rename it.'
    return { file: `${title}/${oneLine(path)}`, message }
  })
  const linkedArticles = links.filter((path) => /^[^/]+\.md$/.test(path))
  const leftOutLinks = linkedArticles.map((path) => {
    const message =
      'expected a file, found a symbolic link, which GitHub does not follow, so it is left out. Copy the article instead.'
    return { file: `${title}/${oneLine(path)}`, message }
  })
  return {
    ...chosen,
    findings: [...chosen.findings, ...unreadableNames, ...leftOutLinks],
    async readBytes({ name, sha }) {
      const bytes = bytesOfText(`${name}.md`)
      if (gitBlobSha(bytes) !== sha) throw new ChangedFile(`${title}/${name}.md`)
      return bytes
    },
    earlierLists: [],
    takenAt: Date.now(),
    historyFindings,
  }
}

/** Ignores links, as GitHub does. */
function contentsOf(folder: string): FolderContents {
  try {
    return walkFolder(folder)
  } catch {
    throw contentError(
      `${folder}: expected a folder with the articles (*.md), found none. Create it; until the first article it may contain .gitkeep.`,
    )
  }
}

/** The histories of the files by path below the folder, or a finding that says why there are none. */
async function readHistory(folder: string) {
  const withoutHistory = (message: string) => {
    return { histories: new Map<string, FileHistory>(), historyFindings: [{ file: 'articles/', message }] }
  }
  const here = ['-C', folder]
  try {
    const isShallow = String(await git([...here, 'rev-parse', '--is-shallow-repository']))
    // It would give all articles the date of its one commit.
    if (isShallow.trim() !== 'false')
      return withoutHistory(
        'expected the whole history, which dates the articles, found a part of it. Run `git fetch --unshallow`; in GitHub Actions give "fetch-depth: 0" to actions/checkout.',
      )
    const histories = await readHistories(here, ['--relative', '--', '.'])
    const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', '.']
    const changedPaths = String(await git([...here, ...diff])).split('\0')
    for (const path of changedPaths) {
      const history = histories.get(path)
      if (history) history.changedAt = null
    }
    return { histories, historyFindings: [] }
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return withoutHistory(
      `expected a folder under git, which dates the articles, found none (${error.message}).`,
    )
  }
}

/** The blob ids of the last commit by path below the folder; `null` without git or a commit. */
async function committedIds(folder: string): Promise<Map<string, string> | null> {
  try {
    const tree = String(await git(['-C', folder, 'ls-tree', '-r', '-z', 'HEAD', '.']))
    const ids = new Map<string, string>()
    for (const entry of tree.split('\0')) {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? []
      if (id !== undefined && path !== undefined) ids.set(path, id)
    }
    return ids
  } catch (error) {
    if (error instanceof GitFailure) return null
    throw error
  }
}

/**
 * The bytes of a text as git stores them. Git on Windows may write CRLF for the LF of a commit, and stores LF again.
 *
 * @param bytes in the checkout
 * @param committedId the blob id of the file in the last commit, which may have CRLF itself
 */
function asStored(bytes: Buffer, committedId: string | undefined): Buffer {
  if (!bytes.includes('\r\n') || gitBlobSha(bytes) === committedId) return bytes
  const text = bytes.toString('latin1')
  // Git takes such a file for no text (gitattributes, "text=auto"; convert.c).
  const isBinary = text.includes('\0') || /\r(?!\n)/.test(text)
  return isBinary ? bytes : Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1')
}

/** SHA-1 of "blob", the size in bytes, NUL, and the bytes (git-hash-object). */
export function gitBlobSha(bytes: Buffer): string {
  return blobHash(bytes.length).update(bytes).digest('hex')
}

/** The same of a file, which may be larger than the memory. */
export async function gitBlobShaOfFile(path: string): Promise<string> {
  const hash = blobHash(statSync(path).size)
  for await (const part of createReadStream(path, { highWaterMark: PART_BYTES })) hash.update(part as Buffer)
  return hash.digest('hex')
}

const PART_BYTES = 1_000_000

function blobHash(size: number): Hash {
  return createHash('sha1').update(`blob ${size}\0`)
}
