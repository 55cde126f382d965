import type { Source } from '#site-build/model.ts'
import { chooseFiles, isWanted } from './choose-files.ts'
import { git, GitFailure } from './git.ts'
import { readEarlierLists, readHistories } from './history.ts'

/** A bare, partial clone. Files are never checked out, so links, filters, hooks and names that differ only by case do no harm. */
export type Clone = { folder: string; address: string; limitMs: number }

const BRANCH = 'refs/heads/main'

/** Makes or updates the clone. @returns the commit of the last update if `main` no longer contains it, else `null` */
export async function updateClone({ folder, address, limitMs }: Clone): Promise<string | null> {
  async function run(...args: string[]): Promise<string> {
    return String(await git(['--git-dir', folder, ...args])).trim()
  }

  /** @param wanted refs or ids of objects */
  async function fetch(wanted: string[], ...options: string[]): Promise<void> {
    const command = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--filter=blob:none']
    const args = [...options, '--git-dir', folder, ...command, '--stdin', 'origin']
    await git(args, { limitMs, address, input: lines(wanted) })
  }

  await git(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', folder])
  await run('config', 'remote.origin.url', address)
  await fetch([BRANCH])
  const commit = await run('rev-parse', '--verify', 'FETCH_HEAD')
  // All together: git alone would fetch them one at a time.
  const missingIds = await missingFiles(folder, commit)
  if (missingIds.length > 0) await fetch(missingIds, '-c', 'fetch.negotiationAlgorithm=noop')
  const lastCommit = await run('rev-parse', '--verify', BRANCH).catch(() => null)
  // Last, so that the branch of the clone is always complete.
  await run('update-ref', BRANCH, commit)
  await run('config', 'articles.takenAt', String(Date.now()))
  if (lastCommit === null) return null
  const lostCommits = await run('rev-list', '--max-count=1', lastCommit, '--not', commit)
  return lostCommits === '' ? null : lastCommit
}

/** The ids of the files that the build reads and that the clone does not have yet. */
async function missingFiles(folder: string, commit: string): Promise<string[]> {
  const files = await filesAt(folder, commit)
  const wantedFiles = [...files].filter(([path]) => isWanted(path))
  if (wantedFiles.length === 0) return []
  const walk = ['rev-list', '--objects', '--missing=print', `${commit}:articles`]
  const objects = new Set(String(await git(['--git-dir', folder, ...walk])).split('\n'))
  const wantedIds = new Set(wantedFiles.map(([, id]) => id))
  // Missing objects are marked with a question mark.
  return [...wantedIds].filter((id) => objects.has(`?${id}`))
}

/** The ids of the files below `articles`, by path. Links and submodules have other modes. */
async function filesAt(folder: string, commit: string): Promise<Map<string, string>> {
  const tree = await git(['--git-dir', folder, 'ls-tree', '-r', '-z', commit, 'articles/'])
  const files = new Map<string, string>()
  for (const entry of String(tree).split('\0')) {
    const file = /^(?:100644|100755) blob ([0-9a-f]+)\tarticles\/(.+)$/s.exec(entry)
    if (file) files.set(file[2]!, file[1]!)
  }
  return files
}

/** Reads the files that the last update fetched. `awaitsFirst`: whether there never was an article. @throws GitFailure for damaged objects */
export async function readClone(folder: string): Promise<Source & { awaitsFirst: boolean }> {
  const here = ['--git-dir', folder]
  const run = (args: readonly string[], ids: readonly string[] = []) =>
    git([...here, ...args], { input: lines(ids) })
  const takenAt = Number(await run(['config', '--get', 'articles.takenAt']))
  const histories = await readHistories(here, ['--relative=articles/', 'main', '--', 'articles'])
  const files = await filesAt(folder, 'main')
  const paths = [...files.keys()]
  const shaOf = (path: string) => files.get(path)!
  const wanted = paths.filter(isWanted)
  const sizes = String(await run(['cat-file', '--batch-check=%(objectsize)'], wanted.map(shaOf))).split('\n')
  const sizeByPath = new Map(wanted.map((path, index) => [path, Number(sizes[index])]))
  const sizeOf = (path: string) => sizeByPath.get(path)!
  const pictureAt = (path: string) => run(['cat-file', 'blob', shaOf(path)])
  if (wanted.some((path) => Number.isNaN(sizeOf(path)))) throw new GitFailure('files are missing')
  const chosen = chooseFiles(paths, { sizeOf, shaOf, histories, pictureAt }, 'articles')
  const texts = chosen.articles.map(({ name, sha }) => ({ id: sha, bytes: sizeOf(`${name}.md`) }))
  // Reads all texts, to find damaged ones while the clone can still be replaced.
  const ids = lines(texts.map(({ id }) => id))
  await git([...here, 'cat-file', '--batch'], { input: ids, isOutputIgnored: true })
  const readText = textReader(folder, texts)
  return {
    ...chosen,
    readBytes: ({ sha }) => readText(sha),
    earlierLists: await readEarlierLists(here, 'main', 'articles'),
    takenAt,
    awaitsFirst: histories.size > 0 && [...histories.keys()].every((path) => !/^[^/]+\.md$/.test(path)),
  }
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}

/** The most texts, and their most bytes, that are read together: a call of git for each takes longer. */
const GROUP_LENGTH = 200
const GROUP_BYTES = 8_000_000
/** The groups in memory. Threads of the build read neighbours in the order of the list. */
const GROUPS_IN_MEMORY = 2

/**
 * Reads texts of a clone when they are needed, with their neighbours, so that few are in memory.
 *
 * @param texts the git blob ids of all texts with their sizes, in the order in which they will mostly be read
 */
function textReader(folder: string, texts: readonly { id: string; bytes: number }[]) {
  const groups = groupsOf(texts)
  const groupOf = new Map(groups.flatMap((ids) => ids.map((id) => [id, ids] as const)))
  const loaded = new Map<readonly string[], Promise<Map<string, Buffer>>>()

  function load(ids: readonly string[]): Promise<Map<string, Buffer>> {
    const loading = loaded.get(ids) ?? readBatch(folder, ids)
    // A map is in the order of insertion, so the group of the last call is the last.
    loaded.delete(ids)
    loaded.set(ids, loading)
    const [oldest] = loaded.keys()
    if (loaded.size > GROUPS_IN_MEMORY && oldest) loaded.delete(oldest)
    return loading
  }

  /** @throws GitFailure for an id that is not in the list, or gone since */
  return async function read(id: string): Promise<Buffer> {
    const bytes = (await load(groupOf.get(id) ?? [id])).get(id)
    if (!bytes) throw new GitFailure(`the text ${id} is missing`)
    return bytes
  }
}

function groupsOf(texts: readonly { id: string; bytes: number }[]): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const { id, bytes } of texts) {
    const group = groups.at(-1)
    if (group && group.length < GROUP_LENGTH && bytes <= room) group.push(id)
    else {
      groups.push([id])
      room = GROUP_BYTES
    }
    room -= bytes
  }
  return groups
}

/** Reads objects. The output of git has for each `<id> blob <size>`, LF, its bytes, LF. @returns the bytes by id, without missing ones */
async function readBatch(folder: string, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const output = await git(['--git-dir', folder, 'cat-file', '--batch'], { input: lines(ids) })
  const objects = new Map<string, Buffer>()
  let offset = 0
  while (offset < output.length) {
    const start = output.indexOf('\n', offset) + 1
    const [id = '', , size] = output.toString('latin1', offset, start - 1).split(' ')
    // `<id> missing`
    const end = size === undefined ? start : start + Number(size)
    if (size !== undefined) objects.set(id, output.subarray(start, end))
    offset = size === undefined ? end : end + 1
  }
  return objects
}
