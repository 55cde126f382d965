import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, stop } from '#tests/support/listen.ts'

/** A complete answer, as it is sent. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** The host's answer when nothing is wrong, for the path of the request or for another one. */
  usualAnswer: (path?: string) => Promise<Answer>
}

/** Answers a request, or fails to. */
export type Reply = (exchange: Exchange) => void | Promise<void>

/** A host of articles that counts its requests and can be made to fail. */
export type Host = {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  address: string
  /** Method and path of every request in order, preflights included. */
  calls: string[]
  /** The header fields of the last request. */
  lastHeaders: () => IncomingMessage['headers']
  /** Answers every further request with this reply. */
  answerWith: (reply: Reply) => void
  /** Stops listening, so that the system refuses connections. */
  cut: () => Promise<void>
  /** Listens and answers as usual, with an empty list of calls. */
  restore: () => Promise<void>
}

/** Sends the usual answer, or 304 when the client has it already (RFC 9110, section 13.1.2). */
const asUsual: Reply = async ({ request, response, usualAnswer }) => {
  const { status, headers, body } = await usualAnswer()
  const isCached = headers.etag !== undefined && headers.etag === request.headers['if-none-match']
  if (isCached) response.writeHead(304, headers).end()
  else response.writeHead(status, headers).end(body)
}

/**
 * Starts a host on a free port of this machine.
 *
 * @param answer the usual answer for a path
 */
export async function startHost(answer: (path: string) => Promise<Answer>): Promise<Host> {
  const calls: string[] = []
  let lastHeaders: IncomingMessage['headers'] = {}
  let reply = asUsual

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    calls.push(`${request.method} ${path}`)
    lastHeaders = request.headers
    // One connection per call: browsers repeat a call by themselves when a reused connection turns out to be dead.
    response.setHeader('connection', 'close')
    const exchange = { request, response, usualAnswer: (other = path) => answer(other) }
    Promise.resolve(reply(exchange)).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })

  const port = await listen(server)
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    lastHeaders: () => lastHeaders,
    answerWith: (next) => (reply = next),
    cut: () => stop(server),
    async restore() {
      reply = asUsual
      if (!server.listening) await listen(server, port)
      calls.length = 0
    },
  }
}
