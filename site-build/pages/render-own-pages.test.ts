import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { developSite } from '#tests/support/site/development-site.ts'
import { textOf } from '#site-build/articles/warnings.ts'
import { renderOwnPages } from './render-own-pages.ts'

let site: Awaited<ReturnType<typeof developSite>>

beforeAll(async () => {
  vi.stubEnv('FIXTURE_PAGES', 'tests/fixtures/pages')
  site = await developSite({})
}, 60_000)
afterAll(() => site.close())

const page = async (path: string) => (await site.get(path)).text()

test(
  'a page has its title once, its text, and links and pictures from its own folder',
  { timeout: 60_000 },
  async () => {
    const now = await page('/now')
    expect(now).toContain('<title>Now · Robin Field</title>')
    expect(now).toContain('What I am doing this season.')
    expect(now).toMatch(/<h1[^>]*>Now<\/h1>/)
    expect(now).toContain('href="/uses#user-content-for-measuring"')
    expect(now).toContain('href="/blogs/How%20to%20read%20a%20loss%20curve"')
    expect(now).toMatch(/<img[^>]*src="\/pages\/images\/curve.svg"[^>]*width="\d+"/)
    const uses = await page('/uses')
    expect(uses.match(/<h1/g)).toHaveLength(1)
    expect(uses).toMatch(/<h1[^>]*>What I use<\/h1>/)
  },
)

test('every page of the site leads to it, in its order, and the page itself marks it', async () => {
  for (const path of ['/', '/blogs', '/now', '/no-such-page']) {
    const lines = [
      ...(await page(path)).matchAll(/<li><a href="\/(uses|now|talks)"( aria-current="page")?>/g),
    ]
    expect([path, ...lines.map(([, name, current]) => name + (current ?? ''))]).toEqual([
      path,
      'uses',
      path === '/now' ? 'now aria-current="page"' : 'now',
    ])
  }
})

test('it is in the sitemap and in the list for language models; a draft is nowhere', async () => {
  const [sitemap, llms] = [await page('/sitemap.xml'), await page('/llms.txt')]
  expect(sitemap).toContain('<loc>https://robin.example/now</loc>')
  expect(llms).toContain('- [Now](https://robin.example/now.md): What I am doing this season.')
  expect(sitemap + llms).not.toContain('talks')
  expect((await site.get('/talks')).status).toBe(404)
})

/** The pages of a folder on the built site. */
async function ownPages(folder: string) {
  const server = (await site.server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
  const links = [{ name: 'now', title: 'Now' }]
  return renderOwnPages(server, folder, links, 'https://robin.example/me/', true)
}

test('the copy of its Markdown leads where the page leads', async () => {
  const own = await ownPages('tests/fixtures/pages')
  const copy = own.copies.get('now')
  expect(copy).toContain('[What I use](https://robin.example/me/uses#user-content-for-measuring)')
  expect(copy).toContain('(https://robin.example/me/blogs/How%20to%20read%20a%20loss%20curve)')
  expect(copy).toMatch(/!\[A curve\]\(https:\/\/robin\.example\/me\/pictures\/\w+\.svg\)/)
  expect(own.warnings).toEqual([])
})

test('it warns of unknown fields, and of pictures that are not published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(join(folder, 'now.md'), '---\norder: 1\nordr: 2\n---\n![A map](../map.png)\n')
  const { warnings } = await ownPages(folder)
  rmSync(folder, { recursive: true })
  expect(warnings.map(textOf)).toEqual([
    expect.stringContaining('expected a picture in pages/ (without a repository'),
    'Unknown fields of frontmatter, which are ignored: ordr (pages/now.md)',
  ])
})
