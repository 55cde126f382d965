import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { listPagePath } from '#app/lib/articles/list-pages.ts'
import { jsonForScript } from '#site-build/files/documents/escape.ts'
import { listDocuments } from '#site-build/plan/pages.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'

/** The index of a site with many articles, newest first. */
export function longIndex(count: number): ArticleIndex {
  const entries = Array.from({ length: count }, (_, place) => {
    const name = `Article ${count - place}`
    const sha = createHash('sha1').update(name).digest('hex')
    const date = Date.UTC(2026, 8, 18) - place * 86_400_000
    return { name, sha, title: name, description: `About ${name}.`, minutes: 1 + (place % 12), date }
  })
  return { repository: 'alex/notes', entries, drafts: [] }
}

/**
 * The documents of a long list as a build writes them, by path.
 *
 * @param site the folder of a finished site at the root of its host
 */
export async function longDocuments(index: ArticleIndex, site: string): Promise<Map<string, string>> {
  const server = pathToFileURL(resolve('build/server', basename(site), 'entry-server.js')).href
  const { renderPage } = (await import(server)) as ServerEntry
  const few = readFileSync(join(site, 'blogs.html'), 'utf8')
  const documents = listDocuments(index).map((list) => {
    const { entries: _entries, ...facts } = list
    const { html, title } = renderPage({ page: 'list', list })
    const path = listPagePath(list.number, list.total)
    const document = few
      .replace(/(?<=<title>)[^<]*/, () => title)
      .replace(/<div id="root"[^]*?(?=\n<script)/, () => `<div id="root">${html}</div>`)
      .replace(/(?<=id="page-data">)[^<]*/, () => jsonForScript({ list: facts }))
    return [path, document] as const
  })
  return new Map(documents)
}
