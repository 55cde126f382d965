import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createLogger } from 'vite'
import { site as content } from '#tests/fixtures/site.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { developSite } from '#tests/support/site/development-site.ts'
import { devArticles } from './dev-articles.ts'
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
const warn = vi.fn<(warning: string) => void>()
let site: Awaited<ReturnType<typeof developSite>>

beforeAll(async () => {
  vi.stubEnv('SITE_REPOSITORY', 'me/notes')
  const customLogger = { ...createLogger('error'), warn }
  site = await developSite(
    { 'One.md': '# One\n\n[Its code](code.py)\n', 'Two.md': '# Two\n', 'Later.md': DRAFT },
    { customLogger },
  )
}, 60_000)

afterAll(() => site.close())
afterEach(() => vi.unstubAllEnvs())

const page = async (path: string) => (await site.get(path)).text()

test('gives a draft a page, and lists it with a mark', { timeout: 60_000 }, async () => {
  const draft = await site.get('/blogs/Later')
  expect(draft.status).toBe(200)
  const html = await draft.text()
  expect(html).toContain('data-path="/blogs/Later"')
  expect(html).toContain('>Draft: on no list of the built site</strong>')
  expect(html).toMatch(/<h1[^>]*>.*Not yet/)
  // Without this, the page's script would remove the mark.
  expect(/id="page-data">([^<]*)/.exec(html)?.[1]).toContain('"draft":true')

  expect(html).toContain('<li>articles/Later.md:3: date: expected ')
  expect(html).not.toContain('articles/One.md')

  expect(await page('/blogs')).toMatch(/href="[^"]*Later".*Draft, not on the built site\./)
  expect(JSON.parse(await page('/articles.json'))).toMatchObject({
    entries: [{ name: 'One' }, { name: 'Two' }],
    drafts: ['Later'],
  })
  expect(await page('/blogs/Two')).not.toContain('href="/blogs/Later"')
})

test('prints each warning of a draft once, with the address of its page', async () => {
  const printed = () => {
    const warnings = warn.mock.calls.flat().filter((warning) => warning.startsWith('articles/Sooner'))
    warn.mockClear()
    return warnings
  }
  await writeFile(join(site.articles, 'Sooner.md'), DRAFT)
  await page('/blogs')
  expect(printed()).toEqual([
    `articles/Sooner.md: not on the built site; here its page is ${site.origin}/blogs/Sooner`,
    expect.stringMatching(/^articles\/Sooner\.md:3: date: expected .*, found "soon"$/),
    expect.stringMatching(/^articles\/Sooner\.md:8: formula: .*"\\nope"/),
    expect.stringMatching(/^articles\/Sooner\.md:8: picture: expected a picture .*none\.png/),
    expect.stringMatching(/^articles\/Sooner\.md:8: link: expected an article at "Nowhere\.md", found none/),
    expect.stringMatching(/^articles\/Sooner\.md:8: link: expected a heading at "#nowhere", found none/),
  ])
  await page('/blogs')
  expect(printed()).toEqual([])
  // A mistake that was corrected and comes back is printed again.
  await writeFile(join(site.articles, 'Sooner.md'), DRAFT.replace('soon', '2026-01-01'))
  await page('/blogs')
  await writeFile(join(site.articles, 'Sooner.md'), DRAFT)
  await page('/blogs')
  expect(printed()).toEqual([expect.stringContaining('found "soon"')])
  await rm(join(site.articles, 'Sooner.md'))
})

const readWith = (server: Parameters<typeof devArticles>[0]) =>
  devArticles(
    server,
    site.articles,
    'no-pages',
    () => readSettings(content, {}),
    () => undefined,
  )

test('formats an article again only after a change of its text or of the application', async () => {
  const formatted: string[] = []
  const real = (await site.server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
  const application = (): ServerEntry => ({
    ...real,
    async formatFile(file) {
      formatted.push(file.name)
      // Meanwhile the other request arrives.
      await setTimeout(100)
      return real.formatFile(file)
    },
  })
  let entry = application()
  const server = { config: site.server.config, ssrLoadModule: async () => entry, resolvedUrls: null }
  const read = readWith(server)
  const formattedNow = async () => {
    await Promise.all([read(), read()])
    return formatted.splice(0).toSorted()
  }
  expect(await formattedNow()).toEqual(['Later', 'One', 'Two'])
  expect(await formattedNow()).toEqual([])
  await writeFile(join(site.articles, 'Two.md'), '# Two, again\n')
  expect(await formattedNow()).toEqual(['Two'])
  entry = application()
  expect(await formattedNow()).toEqual(['Later', 'One', 'Two'])
})

test('shows new, changed and removed articles at once, and reloads open pages', async () => {
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

/** The addresses where the application reads articles. */
const hostsOf = async ({ get }: typeof site) => (await get('/app/lib/articles/article-host.ts?import')).text()

test('shows the articles of this checkout even if a repository is configured', async () => {
  expect(await hostsOf(site)).toContain('"list":"/github/api/repos/me/notes/contents/articles"')
  expect(await page('/github/raw/me/notes/main/articles/One.md')).toContain('# One')
  const listing: unknown = JSON.parse(await page('/github/api/repos/me/notes/contents/articles'))
  expect(listing).toMatchObject([{ name: 'Later.md' }, { name: 'One.md' }, { name: 'Two.md' }])
  // Links to GitHub do not change.
  expect(await page('/blogs/One')).toContain('href="https://github.com/me/notes/blob/main/articles/code.py"')
})
