import { request, type IncomingHttpHeaders } from 'node:http'

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
