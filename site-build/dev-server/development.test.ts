import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: Awaited<ReturnType<typeof createServer>> | undefined
let origin = ''

beforeAll(async () => {
  server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
  await server.listen()
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
}, 60_000)

afterAll(() => server?.close())

const get = (path: string) => fetch(origin + path)

test('the development server answers the two calls from the articles folder', async () => {
  const listing = (await (await get('/github/api/repos/site/site/contents/articles')).json()) as {
    name: string
  }[]
  expect(listing.map(({ name }) => name)).toContain('Backpropagation by hand.md')
  const article = await get('/github/raw/site/site/main/articles/Backpropagation%20by%20hand.md')
  expect(await article.text()).toContain('\n# Backpropagation by hand\n')
})

test('it renders every page on request, and the 404 page for the rest', { timeout: 60_000 }, async () => {
  expect(await (await get('/')).text()).toContain('About Me')
  expect(await (await get('/blogs')).text()).toContain('Backpropagation by hand')
  expect(await (await get('/blogs/Backpropagation%20by%20hand')).text()).toContain('class="prose"')
  const missing = await get('/blogs/No%20such%20article')
  expect([missing.status, (await missing.text()).includes('Page not found')]).toEqual([404, true])
})

test('it gives the saved copies, too', { timeout: 60_000 }, async () => {
  const index = (await (await get('/articles.json')).json()) as { entries: unknown[] }
  expect(index.entries.length).toBeGreaterThanOrEqual(6)
})

test('an address is the same however it is encoded, and one that cannot be decoded is none', async () => {
  for (const path of [
    '/blogs/%42ackpropagation%20by%20hand',
    '/github/raw/site/site/main/articles/%42ackpropagation%20by%20hand.md',
  ])
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

test('it has no service worker, and its pages ask for none', async () => {
  expect((await get('/sw.js')).status).toBe(404)
  expect(await (await get('/app/start-page.tsx')).text()).toMatch(/import\.meta\.env = \{.*"PROD": false/s)
})
