import { type InlineConfig, preview } from 'vite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
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
})

test('asks for a build when there is none', async () => {
  await expect(previewed()).rejects.toThrow(
    'dist/index.html: expected the finished site. Run `npm run build` first.',
  )
})
