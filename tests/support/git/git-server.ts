import { spawn } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { listen } from '#tests/support/listen.ts'

/** For tests: the repositories in a folder, served in git's own protocol by the machine's `git daemon`. */
export async function startGitServer(folder: string) {
  const sockets = new Set<Socket>()
  let stalls = false
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
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
    /** What stands before `owner/name.git`. */
    address: `git://127.0.0.1:${port}`,
    connections: () => connections,
    /** From now on it accepts connections and says nothing. */
    stall: () => void (stalls = true),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
