import { spawn } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { listen } from '#tests/support/listen.ts'

/** Serves the repositories in a folder over git's own protocol, by `git daemon`. */
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
    /** Without a slash at its end: `owner/name.git` follows. */
    address: `git://127.0.0.1:${port}`,
    connections: () => connections,
    /** Accepts further connections without answering. */
    stall: () => void (stalls = true),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
