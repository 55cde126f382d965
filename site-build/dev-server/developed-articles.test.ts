import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLogger } from 'vite'
import { site as content } from '#tests/fixtures/site.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { developSite } from '#tests/support/development-site.ts'
import { developedArticles } from './developed-articles.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { readSettings } from '#site-build/settings.ts'

const DRAFT = `---
draft: true
date: soon
---

# Not yet

[Gone](Nowhere.md) [here](#part) [not here](#nowhere) ![A map](images/none.png) $\\nope$

## Part
`
const warn = vi.fn<(note: string) => void>()
let site: Awaited<ReturnType<typeof developSite>>

beforeAll(async () => {
  const customLogger = { ...createLogger('error'), warn }
  site = await developSite({ 'One.md': '# One\n', 'Two.md': '# Two\n', 'Later.md': DRAFT }, { customLogger })
}, 60_000)

afterAll(() => site.close())
afterEach(() => vi.unstubAllEnvs())

const page = async (path: string) => (await site.get(path)).text()
test('a draft has its page and its copy, and is named on no list', { timeout: 60_000 }, async () => {
  const draft = await site.get('/blogs/Later')
  expect(draft.status).toBe(200)
  const html = await draft.text()
  expect(html).toContain('data-path="/blogs/Later"')
  expect(html).toContain('>Draft: on no list of the built site</strong>')
  expect(html).toMatch(/<h1[^>]*>.*Not yet/)
  // Without this the script would take the word away again.
  expect(/id="page-data">([^<]*)/.exec(html)?.[1]).toContain('"draft":true')

  expect(await page('/blogs')).not.toMatch(/href="[^"]*Later"/)
  const index = JSON.parse(await page('/articles.json')) as {
    entries: { name: string }[]
    drafts: string[]
  }
  expect(index.entries.map(({ name }) => name)).toEqual(['One', 'Two'])
  expect(index.drafts).toEqual(['Later'])
  expect(await page('/blogs/Two')).not.toContain('href="/blogs/Later"')
})

test('gives each warning of a draft once, with the address of its page', async () => {
  const told = () => {
    const notes = warn.mock.calls.map(([note]) => note).filter((note) => note.startsWith('articles/Sooner'))
    warn.mockClear()
    return notes
  }
  await writeFile(join(site.articles, 'Sooner.md'), DRAFT)
  await page('/blogs')
  expect(told()).toEqual([
    `articles/Sooner.md: not on the built site; here its page is ${site.origin}/blogs/Sooner`,
    expect.stringMatching(/^articles\/Sooner\.md:3: date: expected .*, found "soon"$/),
    expect.stringMatching(/^articles\/Sooner\.md: formula: .*"\\nope"/),
    expect.stringMatching(/^articles\/Sooner\.md:8: link: expected an article at "Nowhere\.md", found none/),
    expect.stringMatching(/^articles\/Sooner\.md:8: link: expected a heading at "#nowhere", found none/),
    expect.stringMatching(
      /^articles\/Sooner\.md:8: picture: expected a picture at articles\/images\/none\.png/,
    ),
  ])
  await page('/blogs')
  expect(told()).toEqual([])
  // What has been mended and is wrong again is news.
  await writeFile(join(site.articles, 'Sooner.md'), DRAFT.replace('soon', '2026-01-01'))
  await page('/blogs')
  await writeFile(join(site.articles, 'Sooner.md'), DRAFT)
  await page('/blogs')
  expect(told()).toEqual([expect.stringContaining('found "soon"')])
  await rm(join(site.articles, 'Sooner.md'))
})

test('only an article that has changed is rendered, and all of them by another application', async () => {
  const rendered: string[] = []
  const real = (await site.server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
  const application = (): ServerEntry => ({
    ...real,
    prepareArticle(file) {
      rendered.push(file.name)
      return real.prepareArticle(file)
    },
  })
  let entry = application()
  const server = { ssrLoadModule: async () => entry, resolvedUrls: null }
  const read = developedArticles(server, site.articles, readSettings(content, {}), () => undefined)
  const renderedNow = async () => {
    rendered.length = 0
    await read()
    return rendered.toSorted()
  }
  expect(await renderedNow()).toEqual(['Later', 'One', 'Two'])
  expect(await renderedNow()).toEqual([])
  await writeFile(join(site.articles, 'Two.md'), '# Two, again\n')
  expect(await renderedNow()).toEqual(['Two'])
  entry = application()
  expect(await renderedNow()).toEqual(['Later', 'One', 'Two'])
})

test('a file that is written, made or removed shows at once, and reloads the pages that are open', async () => {
  const send = vi.spyOn(site.server.ws, 'send')
  const reloaded = async () => {
    await expect.poll(() => send.mock.calls, { timeout: 10_000 }).toContainEqual([{ type: 'full-reload' }])
    send.mockClear()
  }
  const file = join(site.articles, 'New.md')
  expect((await site.get('/blogs/New')).status).toBe(404)
  await writeFile(file, '# The first words')
  await reloaded()
  expect(await page('/blogs/New')).toContain('The first words')
  await writeFile(file, '# Better words')
  await reloaded()
  expect(await page('/blogs/New')).toContain('Better words')
  await rm(file)
  await reloaded()
  expect((await site.get('/blogs/New')).status).toBe(404)
}, 60_000)

/** Where the application is told to read articles. */
const hostsOf = ({ server }: typeof site) =>
  server.config.define?.['import.meta.env.SITE_ARTICLES'] as unknown

test('also of a repository on GitHub the articles of this checkout are shown, for they are newer', async () => {
  vi.stubEnv('SITE_REPOSITORY', 'me/notes')
  const cloned = await developSite({ 'One.md': '# One\n\n[Its code](code.py)\n' })
  try {
    expect(hostsOf(cloned)).toContain('"api":"/github/api","raw":"/github/raw"')
    const article = await cloned.get('/github/raw/me/notes/main/articles/One.md')
    expect(await article.text()).toContain('# One')
    const listing = (await (
      await cloned.get('/github/api/repos/me/notes/contents/articles')
    ).json()) as unknown
    expect(listing).toMatchObject([{ name: 'One.md' }])
    // What leads to GitHub still does.
    const html = await (await cloned.get('/blogs/One')).text()
    expect(html).toContain('href="https://github.com/me/notes/blob/main/articles/code.py"')
  } finally {
    await cloned.close()
  }
}, 60_000)

test('where the articles live elsewhere, they are read on GitHub', async () => {
  vi.stubEnv('SITE_REPOSITORY', 'me/notes')
  const elsewhere = await developSite({})
  try {
    expect(hostsOf(elsewhere)).toContain('"raw":"https://raw.githubusercontent.com"')
  } finally {
    await elsewhere.close()
  }
}, 60_000)
