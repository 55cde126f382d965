import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type send from 'send'
import type { Plugin } from 'vite'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { ASK_FIRST, ASSETS, FOR_EVER } from '#site-build/files/hosting/response-headers.ts'
import { servedFile } from '#site-build/plan/addresses/served-file.ts'
import { contentError } from '#site-build/read/findings.ts'

/**
 * A static host with clean addresses, like GitHub Pages, Netlify and Cloudflare Pages, which answers unknown ones with `404.html`.
 * (`sirv` does not find names with `#`, `?`, `&` or `+`.)
 */
export async function staticHost(folder: string, base: string) {
  // A build imports this file, and does not need these packages, which take 80 ms to load.
  const { default: compression } = await import('compression')
  const { default: sendFile } = await import('send')
  const compress = compression()
  return (request: IncomingMessage, response: ServerResponse) =>
    compress(request as never, response as never, () => answer(request, response, sendFile, folder, base))
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sendFile: typeof send,
  root: string,
  base: string,
) {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  if (`${path}/` === base) return response.writeHead(301, { location: base }).end()
  if (!path.startsWith(base)) return refuse(response, 404)
  // No file has the name NUL.
  const wanted = percentDecoded(path.slice(base.length)) ?? '\0'
  const file = servedFile(root, wanted)
  if (file === `${wanted}/index.html` && !path.endsWith('/')) {
    // Relative, because a path may begin with `//host`.
    const location = [`./${path.slice(path.lastIndexOf('/') + 1)}/`, ...query].join('?')
    return response.writeHead(301, { location }).end()
  }
  const isFound = file !== undefined
  response.statusCode = isFound ? 200 : 404
  response.setHeader('cache-control', file?.startsWith(ASSETS) ? FOR_EVER : ASK_FIRST)
  const address = encodeURI(file ?? '404.html').replaceAll(/[?#]/g, encodeURIComponent)
  sendFile(request, address, { root, dotfiles: 'allow', cacheControl: false, acceptRanges: isFound })
    .on('error', () => refuse(response, 404))
    .pipe(response)
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}

/** Lets `vite preview` serve the finished site like a static host, at the path that it was built for, without reading the settings. */
export function previewSite(): Plugin {
  return {
    name: 'preview-site',
    apply: (_config, { isPreview }) => isPreview === true,
    config({ root = '', build, preview }) {
      const home = join(build?.outDir ?? 'dist', 'index.html')
      if (!existsSync(resolve(root, home)))
        throw contentError(`${home}: expected the finished site. Run \`npm run build\` first.`)
      const [, base = '/'] = /="(\/[^"]*?)assets\//.exec(readFileSync(resolve(root, home), 'utf8')) ?? []
      const port = Number(preview?.port ?? process.env.PORT) || undefined
      return { base, preview: { port, strictPort: port !== undefined, allowedHosts: true, cors: false } }
    },
    async configurePreviewServer({ config, middlewares }) {
      middlewares.use(await staticHost(resolve(config.root, config.build.outDir), config.base))
    },
  }
}
