import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Socket } from 'node:net'
import { listen } from '#tests/support/listen.ts'

/** The content of a path: text or bytes of a file, a link, a submodule at a commit; null removes the path. */
type Content = string | Buffer | { link: string } | { submodule: string } | null
type Commit = {
  /** By path from the root of the repository. */
  files: Record<string, Content>
  /** ms since 1970 */
  time?: number
  branch?: string
  /** Starts a new history, as a force push or another owner would. */
  isUnrelated?: boolean
}

const DAY = Date.UTC(2026, 0, 1, 12)
/** Without the git configuration of the machine. */
const ENV = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

/** Creates a bare repository that allows partial clones, as GitHub does. */
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
  // With `git config`, the tests of the build's source would take twice as long.
  appendFileSync(join(folder, 'config'), '[uploadpack]\n\tallowFilter = true\n')
  const branches = new Set<string>()

  /** Commits without a work tree, so that any file name is possible. */
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

/** The lines of a change for `git fast-import`. */
function change(path: string, content: Content): (string | Buffer)[] {
  const quoted = `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
  if (content === null) return [`D ${quoted}\n`]
  if (typeof content === 'object' && 'submodule' in content)
    return [`M 160000 ${content.submodule} ${quoted}\n`]
  const isLink = typeof content === 'object' && 'link' in content
  const bytes = Buffer.from((isLink ? content.link : content) as string)
  return [`M ${isLink ? '120000' : '100644'} inline ${quoted}\ndata ${bytes.length}\n`, bytes, '\n']
}

/** Serves the repositories in a folder over git's own protocol, by `git daemon`. */
export async function startGitServer(folder: string) {
  const sockets = new Set<Socket>()
  let connections = 0
  let stalls = false
  const server = createServer((socket) => {
    sockets.add(socket)
    connections += 1
    socket.on('error', () => undefined)
    if (stalls) return
    const daemon = spawn('git', ['daemon', '--inetd', '--export-all', `--base-path=${folder}`], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    daemon.stdin.on('error', () => undefined)
    socket.pipe(daemon.stdin)
    daemon.stdout.pipe(socket)
  })
  const port = await listen(server)
  return {
    /** Without a slash at its end: `owner/name.git` follows. */
    address: `git://127.0.0.1:${port}`,
    /** The number of connections until now. */
    connections: () => connections,
    /** Accepts further connections without answering. */
    stall: () => {
      stalls = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
