import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import send from 'send'

const compress = compression()

/**
 * A plain static host with clean addresses, as GitHub Pages, Netlify and Cloudflare Pages are: `/blogs` is answered by
 * `blogs.html`, an unknown address by `404.html` with status 404, hashed assets may be kept for ever.
 *
 * @param folder the finished site
 * @param base the path it lives under, with a slash at both ends
 */
export function createStaticHost(folder: string, base: string): Server {
  return createServer((request, response) => {
    compress(request as never, response as never, () => answer(request, response, folder, base))
  })
}

function answer(request: IncomingMessage, response: ServerResponse, folder: string, base: string) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  const [path = '/'] = (request.url ?? '/').split('?')
  if (`${path}/` === base) return redirect(response, base)
  if (!path.startsWith(base)) return refuse(response, 404)
  const below = `/${path.slice(base.length)}`
  const sendFile = (file: string) =>
    send(request, file, { root: folder, extensions: ['html'], dotfiles: 'allow', cacheControl: false })
      .on('error', () => notFound(request, response, folder))
      .on('headers', () => response.setHeader('cache-control', cacheControl(below)))
  // `blogs` is a page and the folder of its articles: the page wins, as on the hosts that this one stands for.
  return sendFile(below)
    .on('directory', () =>
      sendFile(`${below}.html`)
        .on('directory', () => notFound(request, response, folder))
        .pipe(response),
    )
    .pipe(response)
}

/** Vite puts a content hash into the name of everything in `assets/`; the rest may change with the next deployment. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function notFound(request: IncomingMessage, response: ServerResponse, folder: string) {
  response.statusCode = 404
  response.setHeader('cache-control', 'no-cache')
  // The page is complete whatever part of the missing file was asked for, and however old the visitor's copy is.
  delete request.headers.range
  delete request.headers['if-none-match']
  delete request.headers['if-modified-since']
  send(request, '/404.html', { root: folder, cacheControl: false })
    .on('error', () => refuse(response, 404))
    .pipe(response)
}

function redirect(response: ServerResponse, to: string) {
  response.writeHead(301, { location: to }).end()
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}
