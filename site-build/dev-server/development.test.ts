import { afterAll, beforeAll, expect, test } from 'vitest'
import { developSite } from '#tests/support/site/development-site.ts'

let site: Awaited<ReturnType<typeof developSite>> | undefined

beforeAll(async () => {
  site = await developSite({
    'On bridges.md': '# On bridges\n\nThey hold.\n',
    'Later.md': '---\ndraft: true\n---\n',
  })
}, 60_000)

afterAll(() => site?.close())

const get = (path: string) => fetch((site?.origin ?? '') + path)

test('the development server answers the two calls from the articles folder', async () => {
  const listing = (await (await get('/github/api/repos/site/site/contents/articles')).json()) as {
    name: string
  }[]
  expect(listing.map(({ name }) => name)).toEqual(['Later.md', 'On bridges.md'])
  const article = await get('/github/raw/site/site/main/articles/On%20bridges.md')
  expect(await article.text()).toContain('They hold.')
})

test('it renders every page on request, and the 404 page for the rest', { timeout: 60_000 }, async () => {
  expect(await (await get('/')).text()).toContain('About Me')
  expect(await (await get('/blogs')).text()).toContain('On bridges')
  expect(await (await get('/blogs/On%20bridges')).text()).toContain('class="prose"')
  const missing = await get('/blogs/No%20such%20article')
  expect([missing.status, (await missing.text()).includes('Page not found')]).toEqual([404, true])
  expect(await (await get('/articles.json')).json()).toMatchObject({ entries: [{ name: 'On bridges' }] })
  expect(await (await get('/search.json')).json()).toMatchObject({ articles: [{ name: 'On bridges' }] })
})

test('its feeds and lists for other programs have the articles, but not the drafts', async () => {
  expect(await (await get('/blogs')).text()).toContain('href="/rss.xml"')
  for (const name of ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'llms.txt']) {
    const text = await (await get(`/${name}`)).text()
    expect([name, text.includes('bridges'), text.includes('Later')]).toEqual([name, true, false])
  }
  expect((await get('/no-such.xml')).status).toBe(404)
})

test('an address is the same however it is encoded; one that cannot be decoded is refused', async () => {
  for (const path of ['/blogs/%4Fn%20bridges', '/github/raw/site/site/main/articles/%4Fn%20bridges.md'])
    expect((await get(path)).status).toBe(200)
  for (const path of ['/blogs/%ff', '/github/raw/site/site/main/articles/%ff'])
    expect((await get(path)).status).toBe(400)
})

test.each(['..%2Fpackage.json', '..%2F..%2Fetc%2Fpasswd', '%00', '%ff'])(
  '%s stays in the articles folder',
  async (path) => {
    const response = await get(`/github/raw/site/site/main/articles/${path}`)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('descent-portfolio')
  },
)

test('it serves the frame that draws diagrams, and its script', async () => {
  for (const [path, type, words] of [
    ['/diagram.html', 'text/html', 'src="diagram.js"'],
    ['/diagram.js', 'text/javascript', 'globalThis.mermaid'],
  ] as const) {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(await response.text()).toContain(words)
  }
})

test('it has no service worker', async () => {
  expect((await get('/sw.js')).status).toBe(404)
})
