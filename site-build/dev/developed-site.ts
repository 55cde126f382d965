import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { ViteDevServer } from 'vite'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { siteFiles } from '#site-build/files/site-files.ts'
import type { OwnerFiles } from '#site-build/read/owner-files.ts'
import type { OwnerSite } from '#site-build/read/read-owner.ts'
import { ChangedFile } from '#site-build/source/checkout.ts'
import { sendContent } from './send-content.ts'
import { landscapeChooser } from './landscape-chooser.ts'
import { siteReader } from './read-site.ts'

/** Browsers recognise the type of other files by their content. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
}

/** Readings of files that an editor changes meanwhile. */
const MAX_ATTEMPTS = 5

/**
 * Answers with the same documents and data as a build, made on request: from the folder `articles`, with drafts and scheduled
 * articles, and with the warnings of each article above its text. Prints new warnings.
 */
export function developedSite(server: ViteDevServer, ownerFiles: OwnerFiles, current: () => OwnerSite) {
  const { base, content: ownerContent } = current().settings
  const readSite = siteReader(server, ownerFiles, current)
  let lastReading: Promise<unknown> = Promise.resolve()

  /** Makes the file at a path of the site; the page "not found" for any other path. */
  async function makeFile(path: string) {
    // One after the other, so that a reading finds the results of the one before.
    const reading = lastReading.then(readSite, readSite)
    lastReading = reading
    const { site, tools } = await reading
    const files = new Map(siteFiles(site, tools))
    const name = path.slice(1) || 'index.html'
    const file = [name, `${name}.html`].find((candidate) => files.has(candidate)) ?? '404.html'
    const content = await files.get(file)!()
    return { file, content, isPage: site.pages.some((page) => page.file === file) }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Vite has removed the base from `url`.
    const [written = '/', query = ''] = (request.url ?? '/').split('?')
    const path = percentDecoded(written)
    if (path === null) return void response.writeHead(400).end()
    if (path === '/landscapes') {
      const page = Number(new URLSearchParams(query).get('page')) || 1
      const html = landscapeChooser(ownerContent.owner.name, page, base)
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    }
    const { file, content, isPage } = await retryWhileFilesChange(() => makeFile(path))
    const type = TYPES[extname(file)]
    response.statusCode = file === '404.html' ? 404 : 200
    if (type) response.setHeader('content-type', `${type}; charset=utf-8`)
    if (isPage && typeof content === 'string')
      response.end(await withDevelopmentTags(content, server, written))
    else sendContent(request, response, content)
  }
}

/** An editor may rename or delete a file after it was listed and before it is read. The next reading has another list. */
async function retryWhileFilesChange<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing && !(error instanceof ChangedFile)) throw error
    }
  }
  return work()
}

/** Puts Vite's tags first in the head. Vite does not see the document, because it would add the base to every address again. */
async function withDevelopmentTags(html: string, server: ViteDevServer, url: string): Promise<string> {
  const tags = await server.transformIndexHtml(url, '')
  return html.replace('<head>', (head) => head + tags)
}
