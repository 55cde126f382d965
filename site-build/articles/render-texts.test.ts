import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import * as entry from '#app/entry-articles.tsx'
import { ARTICLE_HOST } from '#app/lib/articles/live-environment.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { planSite } from '#site-build/plan/plan-site.ts'
import { SITE } from '#tests/support/site/example-pages.ts'
import { memoryCache } from './build-cache.ts'
import type { TextPlaces } from '#site-build/model.ts'
import { inThisProcess, renderArticles } from './render-texts.ts'

const TODAY = Date.UTC(2026, 10, 27)
const SETTINGS = { ...SITE, articles: { ...SITE.articles, files: ARTICLE_HOST.files } }

let folder = ''
let cache = memoryCache()
beforeEach(() => {
  folder = temporaryFolder({ 'a.md': 'A', 'b.md': '![B](images/b.svg)' })
  cache = memoryCache()
})

/** Builds the articles after these changes. @returns the names of the rendered ones, and the HTML of all */
async function build({ files = {}, settings = SETTINGS, slow = '', now = TODAY } = {}) {
  writeFiles(folder, files)
  const names: string[] = []
  const threadsFor = (places: TextPlaces) => {
    const { render, ...threads } = inThisProcess(entry)(places)
    return {
      ...threads,
      render: async (file: Parameters<typeof render>[0]) => {
        names.push(file.name)
        return file.name === slow ? 'formatting it took too long' : render(file)
      },
    }
  }
  const publicFolder = join(folder, 'public')
  const tools = { settings, server: entry, cache, publicFolder, threadsFor }
  const folderOfTexts = await renderArticles(await readCheckout(folder), tools)
  const { articles, rendered, textOf } = folderOfTexts
  expect(rendered).toBe(names.length)
  const noPages = { ...folderOfTexts, articles: [] }
  const { published } = planSite(settings, folderOfTexts, noPages, { publicFolder, now, fileNames: () => [] })
  const texts = published.map(textOf)
  const formulas = texts.flatMap((text) => text.formulas)
  return { names: names.toSorted(), articles, html: texts.map(({ html }) => html).join(), formulas }
}

test('renders all articles once, and then only those whose text or picture has changed', async () => {
  const cold = await build()
  expect(cold.names).toEqual(['a', 'b'])
  const first = await build()
  expect(first).toEqual({ ...cold, names: [] })
  const second = await build({ files: { 'a.md': 'A, changed to $x_i$' } })
  expect(second.names).toEqual(['a'])
  expect(second.html).toContain('A, changed')
  expect(second.formulas).toEqual(['x_i'])
  expect(second.articles[1]).toEqual(first.articles[1])
  expect((await build({ files: { 'images/b.svg': '<svg width="1" height="2"/>' } })).names).toEqual(['b'])
})

test('tries an article that took too long once more, in the next build', async () => {
  const first = await build({ slow: 'a' })
  expect(first.html).not.toContain('<p>A</p>')
  // The machine was suspended.
  const second = await build()
  expect(second.names).toEqual(['a'])
  expect(second.html).toContain('<p>A</p>')
  expect((await build()).names).toEqual([])
})

test('renders an article that took too long twice again only when something has changed', async () => {
  await build({ slow: 'a' })
  const second = await build({ slow: 'a' })
  expect(second.names).toEqual(['a'])
  const third = await build({ slow: 'a' })
  expect(third).toEqual({ ...second, names: [] })
  // The owner reads the reason after each build.
  const message = expect.stringContaining('took too long')
  expect(third.articles[0]?.textFindings).toEqual([{ file: 'articles/a.md', message }])
  expect((await build({ files: { 'a.md': 'A2' } })).names).toEqual(['a'])
})

test('publishes a scheduled article on its day from the cache', async () => {
  const files = { 'a.md': '---\ndate: 2026-11-28\n---\nA, from tomorrow' }
  const before = await build({ files })
  expect(before.html).not.toContain('from tomorrow')
  const onItsDay = await build({ now: Date.UTC(2026, 10, 28) })
  expect(onItsDay.html).toContain('from tomorrow')
  expect(onItsDay.names).toEqual([])
  expect(onItsDay.articles).toEqual(before.articles)
})

test.each([
  ['the words', { words: { ...SITE.words, markdown: { ...SITE.words.markdown, failed: 'it broke' } } }],
  ['the language', { content: { ...SITE.content, lang: 'de' } }],
  ['the path of the site', { base: '/other/' }],
  ['the host of the articles', { articles: { ...SITE.articles, files: 'https://files.example/' } }],
])('renders texts again only when %s of the site has changed', async (_, change) => {
  await build()
  const other = { ...SETTINGS, content: { ...SITE.content, worksOffline: false } }
  expect((await build({ settings: other })).names).toEqual([])
  expect((await build({ settings: { ...SETTINGS, ...change } })).names).toEqual(['a', 'b'])
})
