import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { openCache } from '#site-build/cache/build-cache.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import type { DocumentAssets } from './document.ts'
import { documentFiles } from './document-files.ts'
import { pagesOf } from './pages.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const ASSETS: DocumentAssets = {
  csp: '',
  bootScript: '',
  prefetchRules: '',
  modules: [],
  styles: [],
  inlineStyle: null,
  fonts: [],
  base: '/me/',
  grounds: { light: '#fff', dark: '#000' },
}

/** Builds the documents of some articles. @returns the articles that were rendered, and all documents */
async function build(articles: PublishedArticle[], settings = SITE) {
  const rendered: string[] = []
  const server = {
    async renderPage(content: PageContent) {
      const article = content.page === 'article' ? content.article : undefined
      if (article) rendered.push(article.name)
      const html = `<h1>${article?.title}</h1>WORDS<p>${article?.takenAt}</p>`
      return { html, footer: '', htmlPlace: 'WORDS', title: '', description: '' }
    },
  }
  const index = { repository: 'ada/notes', takenAt: 0, entries: articles }
  const cache = openCache(join(root, 'cache'))
  const assets = { home: ASSETS, list: ASSETS, article: ASSETS, own: ASSETS, 'not-found': ASSETS }
  const htmlOf = ({ name }: PublishedArticle) => `<p>${name} costs $& and $1</p>`
  const tools = { server, assets, htmlOf, pictureOf: () => undefined, cache }
  const documents: Record<string, string> = {}
  for (const [name, make] of documentFiles(pagesOf({ index, articles }, settings), settings, tools))
    if (name.startsWith('blogs/')) documents[basename(name)] = String(await make())
  return { rendered, documents }
}

const [a, b] = [articleNamed('A'), articleNamed('B')]

test('renders a page once, and writes the same document in the next build', async () => {
  const first = await build([a, b])
  expect(first.rendered).toEqual(['A', 'B'])
  expect(first.documents['A.html']).toContain('<h1>A</h1><p>A costs $& and $1</p>')
  expect(await build([a, b])).toEqual({ rendered: [], documents: first.documents })
})

test('renders a page again when its content or the settings have changed', async () => {
  await build([a, b])
  const next = { name: 'B', title: 'B' }
  expect((await build([{ ...a, next }, b])).rendered).toEqual(['A'])
  expect((await build([a, b], { ...SITE, address: 'https://other.example/' })).rendered).toEqual(['A', 'B'])
})

test('the time of the build is in the data of a page, but not in its HTML', async () => {
  await build([a])
  const { rendered, documents } = await build([{ ...a, takenAt: 1234 }])
  expect(rendered).toEqual([])
  expect(documents['A.html']).toContain('"takenAt":1234')
})
