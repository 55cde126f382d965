import type { components } from '@octokit/openapi-types'
import * as v from 'valibot'
import { type AskApi, valueOf } from './github-api.ts'
import type { Repository } from './github-repository.ts'
import { SourceFailure } from './source-problem.ts'

type TreeItem = components['schemas']['git-tree']['tree'][number]
type Tree = { tree: TreeItem[]; truncated: boolean }

/** A file, a folder, a link or a submodule below `articles`. */
export type TreeEntry = {
  /** Below `articles`, with `/` between folders. */
  path: string
  type: 'file' | 'dir' | 'symlink' | 'submodule'
  sha: string
  /** bytes; 0 where there are none */
  size: number
}

const treeSchema: v.GenericSchema<unknown, Tree> = v.object({
  tree: v.array(
    v.object({
      path: v.string(),
      mode: v.string(),
      type: v.string(),
      sha: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
      size: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    }),
  ),
  truncated: v.optional(v.boolean(), false),
})

const WHAT = 'the list of files'

/**
 * Everything below `articles` on the branch `main`, by git's own listing: it tells submodules from files, and holds
 * more than the 1,000 names at which GitHub cuts the listing of a folder. It is cut, too, and says so, at 100,000
 * entries or 7 MB (REST API, "Get a tree"); then the folder is asked for by itself, and at last without its folders.
 *
 * @throws SourceFailure
 */
export async function readArticlesTree(repository: Repository, ask: AskApi): Promise<TreeEntry[]> {
  const read = (tree: string, query = '') =>
    readTree(`/repos/${repository.full_name}/git/trees/${tree}${query}`, ask)
  const whole = await read('main', '?recursive=1')
  if (whole === null) throw new SourceFailure({ kind: 'no-branch', defaultBranch: repository.default_branch })
  if (!whole.truncated) return below(whole, folderIn(whole))

  const folder = folderIn((await read('main')) ?? whole)
  const recursive = await read(folder.sha, '?recursive=1')
  if (recursive && !recursive.truncated) return recursive.tree.map(entryOf)
  const direct = await read(folder.sha)
  if (!direct || direct.truncated) throw new SourceFailure({ kind: 'unreadable', what: WHAT })
  return direct.tree.map(entryOf)
}

/** @returns `null` for a branch or tree that does not exist (404), and for a repository without a commit (409) */
async function readTree(path: string, ask: AskApi): Promise<Tree | null> {
  const reply = await ask(path, WHAT)
  if (!reply.ok && reply.problem.kind === 'status' && [404, 409].includes(reply.problem.status)) return null
  return valueOf(reply, treeSchema, WHAT)
}

function folderIn({ tree }: Tree): TreeItem {
  const folders = tree.filter(({ type, path }) => type === 'tree' && path.toLowerCase() === 'articles')
  const folder = folders.find(({ path }) => path === 'articles')
  if (!folder) throw new SourceFailure({ kind: 'no-folder', similar: folders[0]?.path ?? null })
  return folder
}

function below({ tree }: Tree, { path }: TreeItem): TreeEntry[] {
  const prefix = `${path}/`
  return tree
    .filter((item) => item.path.startsWith(prefix))
    .map((item) => entryOf({ ...item, path: item.path.slice(prefix.length) }))
}

function entryOf({ path, mode, type, sha, size = 0 }: TreeItem): TreeEntry {
  return { path, sha, size, type: typeOf(mode, type) }
}

/** The modes of git (REST API, "Create a tree"): 120000 is a link, 160000 a submodule. */
function typeOf(mode: string, type: string): TreeEntry['type'] {
  if (mode === '160000' || type === 'commit') return 'submodule'
  if (mode === '120000') return 'symlink'
  return type === 'blob' ? 'file' : 'dir'
}
