import { gzipSync } from 'node:zlib'
import type { Play } from './host.ts'

/** What a page of another site may read: without these two headers the browser hides the answer from it. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
}
const NO_STORE = { 'cache-control': 'no-store' }

/** The page of a host that broke. None of it may ever be shown. */
const UNICORN =
  '<!doctype html><html><title>Unicorn!</title><body><h1>Unicorn</h1><p>No server is available.</p>'

/** A status with a body. */
function status(code: number, headers: Record<string, string> = {}, body = ''): Play {
  return ({ response }) => {
    response.writeHead(code, { ...CORS, ...NO_STORE, ...headers }).end(body)
  }
}

export const page = (code: number): Play =>
  status(code, { 'content-type': 'text/html; charset=utf-8' }, UNICORN)

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

export const notFound = status(404, JSON_TYPE, '{"message":"Not Found"}')

/** GitHub's answer to who has asked too much, with the visitor's own address in it (documentation, "Rate limits"). */
export const LIMITED_ADDRESS = '203.0.113.7'
export const limited = (code: 403 | 429, headers: Record<string, string> = {}): Play =>
  status(code, { ...JSON_TYPE, ...headers }, `{"message":"API rate limit exceeded for ${LIMITED_ADDRESS}."}`)

export const forbidden = limited(403)

/** Takes the request and says nothing. */
export const silent: Play = () => {}

/** Cuts the connection before anything is said. */
export const reset: Play = ({ request }) => {
  request.socket.resetAndDestroy()
}

/** The headers and half of the body, and then nothing more. */
export const stalled: Play = async ({ response, wellAnswer }) => {
  const { headers, body } = await wellAnswer()
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2))
}

/** A connection that ends before the body is as long as was said. */
export const short: Play = async ({ response, wellAnswer }) => {
  const { headers, body } = await wellAnswer()
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length - 1), () => response.destroy())
}

/** Compressed, and cut half-way through its compression; the announced length is that of the cut body. */
export const cutInsideGzip: Play = async ({ response, wellAnswer }) => {
  const { headers, body } = await wellAnswer()
  const compressed = gzipSync(body)
  const cut = compressed.subarray(0, compressed.length / 2)
  response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': cut.length }).end(cut)
}

/** Points to its own address for ever. */
export const loop: Play = ({ request, response }) => {
  response.writeHead(302, { ...CORS, ...NO_STORE, location: request.url ?? '/' }).end()
}

/** Points to another host, whose answer this page may not read. */
export const elsewhere =
  (address: string): Play =>
  ({ response }) => {
    response.writeHead(302, { ...CORS, ...NO_STORE, location: address }).end()
  }

/** The repository has another name now: one step aside, and then the answer (recorded in @octokit/fixtures, `rename-repository`). */
export const moved: Play = async ({ request, response, wellAnswer }) => {
  const path = request.url ?? '/'
  const aside = '/repositories/1000'
  if (!path.startsWith(aside)) {
    response
      .writeHead(301, { ...CORS, ...NO_STORE, location: aside + path })
      .end('{"message":"Moved Permanently"}')
    return
  }
  const { status: code, headers, body } = await wellAnswer(path.slice(aside.length))
  response.writeHead(code, headers).end(body)
}

/** Everything is there, but not for a page of another site. */
export const withoutCors: Play = async ({ response, wellAnswer }) => {
  const { headers, body } = await wellAnswer()
  const { 'access-control-allow-origin': _withheld, ...rest } = headers
  response.writeHead(200, rest).end(body)
}
