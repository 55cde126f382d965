import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '#tests/support/listen.ts'

/** A complete answer, as it goes over the wire. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** The whole of what the host says when nothing is wrong; of another address, if one is given. */
  wellAnswer: (path?: string) => Promise<Answer>
}

/** A way to answer a request, good or bad. */
export type Play = (exchange: Exchange) => void | Promise<void>

/** One host that counts what it is asked, and that can be made to fail. */
export type Host = {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  address: string
  /** Method and path of every request, in their order, preflights included. */
  calls: string[]
  /** The header fields of the last request. */
  lastHeaders: () => IncomingMessage['headers']
  /** Answers so from now on. */
  play: (fault: Play) => void
  /** Nobody listens any more: the system refuses connections. */
  shut: () => Promise<void>
  /** All is well again, from an empty count on. */
  heal: () => Promise<void>
}

/** Says what a well host says: 304 to who has this version of the answer already (RFC 9110, section 13.1.2). */
const well: Play = async ({ request, response, wellAnswer }) => {
  const { status, headers, body } = await wellAnswer()
  const isKnown = headers.etag !== undefined && headers.etag === request.headers['if-none-match']
  if (isKnown) response.writeHead(304, headers).end()
  else response.writeHead(status, headers).end(body)
}

/**
 * Starts a host on a free port of this machine.
 *
 * @param answer what is answered when nothing is wrong
 */
export async function startHost(answer: (path: string) => Promise<Answer>): Promise<Host> {
  const calls: string[] = []
  let lastHeaders: IncomingMessage['headers'] = {}
  let play = well

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    calls.push(`${request.method} ${path}`)
    lastHeaders = request.headers
    // One connection a call: a browser repeats a call by itself when a connection that it kept turns out dead.
    response.setHeader('connection', 'close')
    const exchange = { request, response, wellAnswer: (other = path) => answer(other) }
    Promise.resolve(play(exchange)).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const shut = async () => {
    if (!server.listening) return
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  }

  const port = await listen(server)
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    lastHeaders: () => lastHeaders,
    play: (fault) => (play = fault),
    shut,
    async heal() {
      play = well
      if (!server.listening) await listen(server, port)
      calls.length = 0
    },
  }
}
