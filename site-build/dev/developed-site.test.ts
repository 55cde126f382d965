import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLogger } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { developSite } from '#tests/support/site/development-site.ts'

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
  const [where, first, ...others] = printed()
  expect(where).toBe(
    `articles/Sooner.md: not on the built site; here its page is ${site.origin}/blogs/Sooner`,
  )
  expect([first, others.length]).toEqual([expect.stringMatching(/^articles\/Sooner\.md:3: date: /), 4])
  await page('/blogs')
  expect(printed()).toEqual([])
  await rm(join(site.articles, 'Sooner.md'))
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
