import { createServer, type AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { type InlineConfig, preview } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { previewSite } from './preview.ts'

let root = ''
beforeEach(() => void (root = temporaryFolder()))

async function previewed(options: InlineConfig = {}) {
  const plugins = [previewSite()]
  const server = await preview({ root, configFile: false, logLevel: 'silent', plugins, ...options })
  onTestFinished(() => server.close())
  return server.resolvedUrls?.local[0] ?? ''
}

test('serves at the path that the site was built for, like a static host', async () => {
  const files = { 'dist/blogs.html': 'The list', 'dist/404.html': 'Not here' }
  writeFiles(root, { 'dist/index.html': '<link href="/me/assets/a.js">', ...files })
  const address = await previewed()
  expect(address).toMatch(/^http:\/\/localhost:\d+\/me\/$/)
  const answers = ['blogs', 'nowhere'].map(async (path) => {
    const response = await fetch(address + path)
    return [response.status, await response.text()]
  })
  expect(await Promise.all(answers)).toEqual([
    [200, 'The list'],
    [404, 'Not here'],
  ])
  // Another one takes the next port.
  expect(await previewed()).not.toBe(address)
})

test('reports a port in use or a wrong port in one line, and takes no other', async () => {
  writeFiles(root, { 'dist/index.html': 'Home' })
  const other = createServer()
  onTestFinished(() => {
    other.close()
  })
  await new Promise<void>((listening) => other.listen(0, listening))
  const { port } = other.address() as AddressInfo
  const wrong = 'PORT or --port: expected a number up to 65535, found'
  const inUse = new RegExp(
    `^PORT or --port: cannot open ${port}: listen EADDRINUSE.* none for the first free one\\.$`,
  )
  const failed = (options: InlineConfig = {}) => previewed(options).then(String, inspect)
  const failedAt = (given: string) => {
    vi.stubEnv('PORT', given)
    return failed()
  }
  expect(await failedAt('65536')).toBe(`${wrong} "65536".`)
  expect(await failedAt('80x')).toBe(`${wrong} "80x".`)
  expect(await failedAt(String(port))).toMatch(inUse)
  vi.stubEnv('PORT', '')
  expect(await failed({ preview: { port } })).toMatch(inUse)
})

test('asks for a build when there is none', async () => {
  await expect(previewed()).rejects.toThrow(
    'dist/index.html: expected the finished site. Run `npm run build` first.',
  )
})
