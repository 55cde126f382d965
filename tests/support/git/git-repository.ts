import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text or bytes of a file; a link to a path; a submodule at a commit; `null` removes the path. */
type Content = string | Buffer | { link: string } | { submodule: string } | null
type Commit = {
  /** By path from the root of the repository. */
  files: Record<string, Content>
  /** ms since 1970 */
  time?: number
  branch?: string
  /** Begins a history that has nothing to do with the one before, as a force push or another owner would. */
  isUnrelated?: boolean
}

const DAY = Date.UTC(2026, 0, 1, 12)
/** The machine's own settings do not matter. */
const ENV = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

/** For tests: makes a bare repository that is ready to be cloned in part, as those of GitHub are. */
export function createGitRepository(folder: string) {
  const git = (args: string[], input: string | Buffer = '') =>
    execFileSync('git', ['--git-dir', folder, ...args], {
      env: ENV,
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
      .toString()
      .trim()
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder], { env: ENV })
  // A process for each of these would be half of the time that the tests of the build's source take.
  appendFileSync(join(folder, 'config'), '[uploadpack]\n\tallowFilter = true\n')
  const branches = new Set<string>()

  /** Makes a commit without a work tree, so that any name is possible. */
  function commit({ files, time = DAY, branch = 'main', isUnrelated = false }: Commit): void {
    const who = `A <a@b.example> ${time / 1_000} +0000`
    const parts: (string | Buffer)[] = [`commit refs/heads/${branch}\ncommitter ${who}\ndata 0\n`]
    if (branches.has(branch) && !isUnrelated) parts.push(`from refs/heads/${branch}^0\n`)
    branches.add(branch)
    for (const [path, content] of Object.entries(files)) parts.push(...change(path, content))
    const stream = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
    git(['fast-import', '--force', '--quiet'], stream)
  }
  return { folder, git, commit }
}

/** Lines for `git fast-import`. */
function change(path: string, content: Content): (string | Buffer)[] {
  const quoted = `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
  if (content === null) return [`D ${quoted}\n`]
  if (typeof content === 'object' && 'submodule' in content)
    return [`M 160000 ${content.submodule} ${quoted}\n`]
  const isLink = typeof content === 'object' && 'link' in content
  const bytes = Buffer.from((isLink ? content.link : content) as string)
  return [`M ${isLink ? '120000' : '100644'} inline ${quoted}\ndata ${bytes.length}\n`, bytes, '\n']
}
