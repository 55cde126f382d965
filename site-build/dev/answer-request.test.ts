import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { developSite } from '#tests/support/site/development-site.ts'

// The development server of a site below a path. All tests use the same one, because it takes seconds to load the application.
let site: Awaited<ReturnType<typeof developSite>> | undefined

beforeAll(async () => {
  vi.stubEnv('SITE_ADDRESS', 'https://me.example/portfolio')
  site = await developSite({
    'On bridges.md': '# On bridges\n\nThey hold.\n\n![A star](images/star.svg)\n',
    'images/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'Later.md': '---\ndraft: true\n---\n',
  })
}, 60_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await site?.close()
})

test('shows landscapes to choose from, in both themes and with their lines', async () => {
  const html = await page('/landscapes?page=2')
  expect(html.match(/<svg/g)).toHaveLength(24)
  expect(html).toMatch(/<button>landscape: &quot;[^&]+ 13&quot;/)
})

const get = (path: string) => fetch((site?.origin ?? '') + path)
const page = async (path: string) => (await get(path)).text()

/** The addresses in a document, and those that its scripts import. */
function addressesIn(html: string, page: string) {
  const named = Array.from(
    html.matchAll(/<(?:link|script|img)\b[^>]*?\s(?:src|href|data-modules)="([^"]+)"/g),
    ([, to = '']) => to,
  )
  const imported = Array.from(html.matchAll(/\bimport\b[^'"(]*["']([^"']+)["']/g), ([, to = '']) => to)
  const asked = [...named, ...imported].filter((to) => !to.startsWith('https://'))
  return asked.map((to) => new URL(to, `${site?.origin}/${page}`))
}

test.each(['', 'blogs/On%20bridges', 'nowhere'])(
  'below a path of the host, all addresses in /portfolio/%s exist',
  { timeout: 60_000 },
  async (path) => {
    const html = await page(`/${path}`)
    const addresses = addressesIn(html, path)
    expect(addresses.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/portfolio/@vite/client', '/portfolio/@react-refresh', '/portfolio/icon.svg']),
    )
    for (const address of addresses)
      expect([address.pathname, (await fetch(address)).status]).toEqual([address.pathname, 200])
    expect(html).not.toContain('/portfolio/portfolio/')
  },
)

test('renders every page on request, and the 404 page for the rest', { timeout: 60_000 }, async () => {
  const home = await page('/')
  expect(home).toContain('About Me')
  expect(home).toContain('<div class="landscape"')
  expect(home).toMatch(/ data-art="[^>]*><svg/)
  expect(await page('/blogs')).toContain('On bridges')
  expect(await page('/blogs/On%20bridges')).toContain('class="prose"')
  const missing = await get('/blogs/No%20such%20article')
  expect([missing.status, (await missing.text()).includes('Page not found')]).toEqual([404, true])
  for (const name of ['404', '404.html']) expect((await get(`/${name}`)).status).toBe(404)
  expect(await (await get('/articles.json')).json()).toMatchObject({ entries: [{ name: 'On bridges' }] })
  expect(await (await get('/search.json')).json()).toMatchObject({ articles: [{ name: 'On bridges' }] })
})

test('accepts any encoding of an address', async () => {
  for (const path of ['/blogs/%4Fn%20bridges', '/github/raw/site/site/main/articles/%4Fn%20bridges.md'])
    expect((await get(path)).status).toBe(200)
  expect((await get('/blogs/%ff')).status).toBe(400)
})

test.each(['..%2Fpackage.json', '..%2F..%2Fetc%2Fpasswd', '%00', '%ff'])(
  '%s does not leave the folder of articles',
  async (path) => {
    const response = await get(`/github/raw/site/site/main/articles/${path}`)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('descent-portfolio')
  },
)
