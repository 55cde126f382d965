import { createServer, type RequestListener } from 'node:http'
import { listen, stop } from './listen.ts'

/**
 * Starts a server on this machine that counts its requests and can be made to fail.
 *
 * @param usual answers when nothing is wrong
 */
export async function startHost(usual: RequestListener) {
  const calls: string[] = []
  let answer = usual
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    // One connection per call: browsers repeat a call by themselves when a reused connection turns out to be dead.
    response.setHeader('connection', 'close')
    answer(request, response)
  })
  const port = await listen(server)
  return {
    /** Without a slash at its end. */
    address: `http://127.0.0.1:${port}`,
    /** Method and path of every request in order, preflights included. */
    calls,
    usual,
    /** Answers every further request in another way. */
    answerWith: (next: RequestListener) => {
      answer = next
    },
    /** Stops listening, so that the system refuses connections. */
    cut: () => stop(server),
    /** Listens and answers as usual, with an empty list of calls. */
    async restore() {
      answer = usual
      if (!server.listening) await listen(server, port)
      calls.length = 0
    },
  }
}
