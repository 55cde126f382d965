import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type InlineConfig, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask, listen } from '#tests/support/listen.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createStaticHost } from '#tests/support/site/static-host.ts'
import { previewSite } from './static-host.ts'

// What it has in common with nginx and Caddy is in own-server.test.ts.
const pages = { 'index.html': 'home', 'demo/index.html': 'demo', 'ein ordner/index.html': 'ordner' }
const folder = temporaryFolder({ ...pages, 'assets/a-1.js': 'void 0' }, afterAll)
mkdirSync(join(folder, 'empty'))
const host = await createStaticHost(folder, '/me/')
let port = 0
beforeAll(async () => {
  port = await listen(host)
})
afterAll(() => void host.close())

test.each([
  { path: 'demo?a=b', status: 301, location: './demo/?a=b' },
  { path: 'ein%20ordner', status: 301, location: './ein%20ordner/' },
  { path: 'ein%20ordner/', status: 200, location: undefined },
  { path: 'empty/', status: 404, location: undefined },
  { path: 'demo/nothing/', status: 404, location: undefined },
])(
  'redirects a folder to its address with a slash, if it has an index: $path',
  async ({ path, status, location }) => {
    const answer = await ask(port, `/me/${path}`)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  },
)

test('redirects to the base path, refuses other methods, and lets browsers keep hashed assets for ever', async () => {
  expect((await ask(port, '/me')).headers.location).toBe('/me/')
  expect((await ask(port, '/me/', {}, 'POST')).status).toBe(405)
  const cacheControl = async (path: string) => (await ask(port, path)).headers['cache-control']
  expect(await cacheControl('/me/assets/a-1.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/me/')).toBe('no-cache')
})

async function previewed(files: Record<string, string>) {
  const root = temporaryFolder(files)
  const options: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [previewSite()] }
  const server = await preview(options)
  onTestFinished(() => server.close())
  return server.resolvedUrls?.local[0] ?? ''
}

test('a preview serves the site at the path that it was built for', async () => {
  const files = { 'dist/blogs.html': 'The list', 'dist/404.html': 'Not here' }
  const address = await previewed({ 'dist/index.html': '<link href="/me/assets/a.js">', ...files })
  expect(address).toMatch(/^http:\/\/localhost:\d+\/me\/$/)
  expect(await (await fetch(`${address}blogs`)).text()).toBe('The list')
  expect((await fetch(`${address}nowhere`)).status).toBe(404)
})

test('a preview asks for a build when there is none', async () => {
  const message = 'dist/index.html: expected the finished site. Run `npm run build` first.'
  await expect(previewed({})).rejects.toThrow(message)
})
