import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { previewSite } from './preview.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preview-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function previewed() {
  const server = await preview({ root, configFile: false, logLevel: 'silent', plugins: [previewSite()] })
  onTestFinished(() => server.close())
  return server.resolvedUrls?.local[0] ?? ''
}

test('serves at the path that the site was built for, like a static host', async () => {
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), '<link href="/me/assets/a.js">')
  writeFileSync(join(root, 'dist/blogs.html'), 'The list')
  writeFileSync(join(root, 'dist/404.html'), 'Not here')
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

test('asks for a build when there is none', async () => {
  await expect(previewed()).rejects.toThrow(
    'dist/index.html: expected the finished site. Run `npm run build` first.',
  )
})
