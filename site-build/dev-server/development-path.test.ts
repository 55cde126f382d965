import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { developSite } from '#tests/support/site/development-site.ts'

let site: Awaited<ReturnType<typeof developSite>> | undefined

beforeAll(async () => {
  vi.stubEnv('SITE_ADDRESS', 'https://me.example/portfolio')
  const files = { 'With a picture.md': '![A star](images/star.svg)', 'images/star.svg': '<svg/>' }
  site = await developSite(files)
}, 60_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await site?.close()
})

/** A document and the addresses in it. */
async function documentAt(address: string) {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const named = Array.from(
    html.matchAll(/<(?:link|script|img)\b[^>]*?\s(?:src|href|data-modules)="([^"]+)"/g),
    ([, to = '']) => to,
  )
  const imported = Array.from(html.matchAll(/\bimport\b[^'"(]*["']([^"']+)["']/g), ([, to = '']) => to)
  const asked = [...named, ...imported].filter((to) => !to.startsWith('https://'))
  return { html, asked: asked.map((to) => new URL(to, address)) }
}

test.each(['', 'blogs', 'blogs/With%20a%20picture', 'nowhere'])(
  'below a path of the host, all addresses in /portfolio/%s exist',
  { timeout: 60_000 },
  async (page) => {
    const { html, asked } = await documentAt(`${site?.origin}/${page}`)
    const paths = asked.map(({ pathname }) => pathname)
    expect(paths).toEqual(
      expect.arrayContaining(['/portfolio/@vite/client', '/portfolio/@react-refresh', '/portfolio/icon.svg']),
    )
    for (const address of asked) {
      const { pathname } = address
      expect([pathname, (await fetch(address)).status]).toEqual([pathname, 200])
    }
    expect(html).not.toContain('/portfolio/portfolio/')
  },
)
