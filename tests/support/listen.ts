import { once } from 'node:events'
import { type Server as HttpServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/**
 * Starts a server on this machine, reachable from nowhere else.
 *
 * @param port 0 for a free one
 * @returns the port
 * @throws Error when the port cannot be opened
 */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Stops a server and drops its connections. It can listen again. */
export async function stop(server: HttpServer): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  server.closeAllConnections()
  await closed
}

/** Sends a path to this machine exactly as written. `fetch` would resolve `..` itself. */
export function ask(port: number, path: string, headers = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
      const parts = (await response.toArray()) as Buffer[]
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
    asked.on('error', reject).end()
  })
}
