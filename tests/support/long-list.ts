import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { listPagePath } from '#app/lib/articles/list-pages.ts'
import { seededRandom } from '#site-build/artwork/seeded-random.ts'
import { jsonForScript } from '#site-build/files/documents/escape.ts'
import { listDocuments } from '#site-build/files/documents/pages.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'

const DAY = 86_400_000
const WORDS =
  readFileSync('tests/fixtures/articles/Backpropagation by hand.md', 'utf8').match(/\p{L}{3,}/gu) ?? []

/** The index of a site with many articles, newest first. Their words are mixed, so it compresses like that of a real blog. */
export function longIndex(count: number): ArticleIndex {
  const random = seededRandom(1)
  const words = (many: number) =>
    Array.from({ length: many }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')
  const entries = Array.from({ length: count }, (_, place) => {
    const name = `${words(4)} ${count - place}`
    const sha = createHash('sha1').update(name).digest('hex')
    const date = Date.UTC(2026, 8, 18) - place * DAY
    return { name, sha, title: name, description: `${words(22)}.`, minutes: 1 + (place % 12), date }
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
  const documents = listDocuments(index).map(async (list) => {
    const { entries: _entries, ...facts } = list
    const { html, title } = await renderPage({ page: 'list', list })
    const path = listPagePath(list.number, list.total)
    const document = few
      .replace(/(?<=<title>)[^<]*/, () => title)
      .replace(/<div id="root"[^]*?(?=\n<script)/, () => `<div id="root" data-path="${path}">${html}</div>`)
      .replace(/(?<=id="page-data">)[^<]*/, () => jsonForScript({ list: facts }))
    return [path, document] as const
  })
  return new Map(await Promise.all(documents))
}

/** Answers the page's requests with these documents and their index. */
export async function answerLongList(
  page: Page,
  index: ArticleIndex,
  documents: Map<string, string>,
): Promise<void> {
  await page.route('**/articles.json', (route) => route.fulfill({ json: index }))
  await page.route(/\/(blogs|archive\/\d+)$/, (route) => {
    const body = documents.get(new URL(route.request().url()).pathname)
    return body === undefined
      ? route.fallback()
      : route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
}
