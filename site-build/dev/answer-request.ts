import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { ViteDevServer } from 'vite'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { type Site, siteFiles } from '#site-build/files/site-files.ts'
import { landscapeChooser } from './landscape-chooser.ts'

/** Browsers recognise the type of other files by their content. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
}

/** Answers with the same documents and data as a build, made on request, and also with drafts. */
export async function answerRequest(
  server: ViteDevServer,
  readSite: () => Promise<Site>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Vite has removed the base from `url`.
  const [written = '/', query = ''] = (request.url ?? '/').split('?')
  const path = percentDecoded(written)
  if (path === null) return void response.writeHead(400).end()
  const site = await readSite()
  if (path === '/landscapes') {
    const page = Number(new URLSearchParams(query).get('page')) || 1
    const html = landscapeChooser(site.settings.content.owner.name, page, site.tokens)
    return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }
  const files = new Map(siteFiles(site))
  const name = path.slice(1) || 'index.html'
  const file = [name, `${name}.html`].find((one) => files.has(one)) ?? '404.html'
  const content = await files.get(file)!()
  const isPage = site.texts.pages.some((page) => page.file === file)
  const type = TYPES[extname(file)]
  response.statusCode = file === '404.html' ? 404 : 200
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`)
  response.end(isPage ? await withDevelopmentTags(String(content), server, written) : content)
}

/** Puts Vite's tags first in the head. Vite does not see the document, because it would add the base to every address again. */
async function withDevelopmentTags(html: string, server: ViteDevServer, url: string): Promise<string> {
  const tags = await server.transformIndexHtml(url, '')
  return html.replace('<head>', (head) => head + tags)
}
