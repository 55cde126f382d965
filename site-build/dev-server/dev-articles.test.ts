import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

test('warns that the build reads the articles of another repository', { timeout: 60_000 }, async () => {
  await page('/blogs')
  expect(warn.mock.calls.flat()).toContain(
    'articles/: the development server shows these articles, but the build reads those of me/notes (articles.repository).',
  )
})

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

test('explains in the list and on its page why the build leaves out an article with broken frontmatter', async () => {
  await writeFile(join(site.articles, 'Broken.md'), '---\ndraft: <perhaps>\n---\nText\n')
  expect(await page('/blogs')).toContain('Not on the built site: draft: expected true or false')
  expect(await page('/blogs/Broken')).toContain('<li>articles/Broken.md:2: draft: expected true or false')
  expect(await page('/articles.json')).not.toContain('perhaps')
  await rm(join(site.articles, 'Broken.md'))
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

test('reads the articles once for all waiting requests', async () => {
  const entry = await site.server.ssrLoadModule('/app/entry-server.tsx')
  const load = vi.fn<() => Promise<Record<string, unknown>>>(async () => entry)
  const read = readWith({ config: site.server.config, ssrLoadModule: load, resolvedUrls: null })
  const first = read()
  await setTimeout(1)
  await Promise.all([first, ...Array.from({ length: 10 }, read)])
  expect(load).toHaveBeenCalledTimes(2)
})

test('forgets the HTML of older texts', async () => {
  const read = readWith(site.server)
  const { site: before } = await read()
  const two = before.articles.find(({ name }) => name === 'Two')!
  expect(before.htmlOf(two)).toContain('prose')
  await writeFile(join(site.articles, 'Two.md'), '# Two, for now\n')
  for (let time = 0; time < 2; time += 1) await read()
  expect(() => before.htmlOf(two)).toThrow('lost the text')
  await writeFile(join(site.articles, 'Two.md'), '# Two\n')
})

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

test('shows a mistake in pages/ instead of the site until it is corrected', async () => {
  // The same environment as when the server started.
  vi.stubEnv('SITE_REPOSITORY', 'me/notes')
  const file = join(site.server.config.root, 'no-pages/My page.md')
  const shown = async () => {
    const answer = await site.get('/blogs')
    return `${answer.status} ${await answer.text()}`
  }
  await mkdir(dirname(file))
  await writeFile(file, '# Mine\n')
  await expect.poll(shown, { timeout: 10_000 }).toMatch(/^500 .*pages\/My page\.md: expected a name of /s)
  await rm(dirname(file), { recursive: true })
  await expect.poll(shown, { timeout: 10_000 }).toMatch(/^200 /)
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

test('reads the articles on GitHub when this checkout has none', async () => {
  vi.stubEnv('SITE_REPOSITORY', 'me/notes')
  const elsewhere = await developSite({})
  try {
    await rm(elsewhere.articles, { recursive: true })
    expect((await elsewhere.get('/blogs')).status).toBe(200)
    expect(await hostsOf(elsewhere)).toContain(
      '"list":"https://api.github.com/repos/me/notes/contents/articles"',
    )
  } finally {
    await elsewhere.close()
  }
}, 60_000)
