import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask as askAt, listen } from '#tests/support/listen.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { createStaticHost } from './static-host.ts'

const NAMES = ['100% # really?', 'ünïcödé 日本', '%2F', 'Notes.md']
const scratch = temporaryFolder({ 'outside.txt': 'secret' }, afterAll)
const folder = join(scratch, 'site')
writeFiles(folder, { 'index.html': 'home', 'blogs.html': 'blogs', '404.html': 'not here '.repeat(400) })
writeFiles(folder, {
  'demo/index.html': 'demo',
  'ein ordner/index.html': 'ordner',
  'assets/a-1.js': 'void 0',
})
for (const name of NAMES)
  writeFiles(folder, { [`blogs/${name}.html`]: name, [`blogs/${name}.md`]: `# ${name}` })
mkdirSync(join(folder, 'empty'))

const host = createStaticHost(folder, '/me/')
let port = 0
beforeAll(async () => void (port = await listen(host)))
afterAll(() => void host.close())

async function ask(path: string, headers = {}, method = 'GET') {
  const answer = await askAt(port, path, headers, method)
  return { ...answer, body: answer.body.toString() }
}

test.each([
  ['', 'home'],
  ['blogs', 'blogs'],
  ['blogs/', 'blogs'],
  ['demo/', 'demo'],
  ['demo/?a=b', 'demo'],
  ['ein%20ordner/', 'ordner'],
  ...NAMES.map((name) => [`blogs/${encodeURIComponent(name)}`, name]),
])('answers /me/%s with its page', async (path, body) => {
  expect(await ask(`/me/${path}`)).toMatchObject({ status: 200, body })
})

test('answers an article’s address with .md with its Markdown', async () => {
  const answer = await ask(`/me/blogs/${encodeURIComponent(NAMES[0]!)}.md`)
  expect(answer).toMatchObject({ status: 200, body: `# ${NAMES[0]}` })
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
})

test('answers an unknown address with the whole 404.html, compressed', async () => {
  const headers = {
    'accept-encoding': 'br',
    range: 'bytes=0-3',
    'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
  }
  const answer = await ask('/me/blogs/unknown', headers)
  expect(answer.status).toBe(404)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  })
})

test.each([
  '/me/../outside.txt',
  '/me/%2e%2e/outside.txt',
  '/me/blogs/..%2F..%2F..%2Foutside.txt',
  '/outside.txt',
])('does not leave the folder for %s', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('secret')
})

test.each([
  ['demo', 301, './demo/'],
  ['demo?a=b', 301, './demo/?a=b'],
  ['ein%20ordner', 301, './ein%20ordner/'],
  ['empty/', 404, undefined],
  ['demo/nothing/', 404, undefined],
])(
  'redirects a folder to its address with a slash, if it has an index: %s',
  async (path, status, location) => {
    const answer = await ask(`/me/${path}`)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
  },
)

test('no redirect leads to another host', async () => {
  const atRoot = createStaticHost(folder, '/')
  const at = await listen(atRoot)
  for (const path of [
    '//evil.example/../demo',
    '//demo',
    '/\\evil.example/../demo',
    '/%5Cevil.example/%2e%2e/demo',
  ]) {
    const { location = '' } = (await askAt(at, path)).headers
    expect(new URL(location, `http://me.example${path}`).host, path).toBe('me.example')
  }
  atRoot.close()
})

test('redirects to the base path, refuses other methods, and lets browsers keep hashed assets for ever', async () => {
  expect((await ask('/me')).headers.location).toBe('/me/')
  expect((await ask('/me/', {}, 'POST')).status).toBe(405)
  const cacheControl = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await cacheControl('/me/assets/a-1.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/me/')).toBe('no-cache')
})
