import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#tests/support/listen.ts'
import { createStaticHost } from './static-host.ts'

const NAMES = [
  'plain name',
  '100% # really?',
  'a&b+c=d',
  'ünïcödé 日本',
  '%2F',
  "it's (fine)",
  'Node.js in 2026',
  'Notes.md',
]
const scratch = mkdtempSync(join(tmpdir(), 'static-host-'))
const host = createStaticHost(join(scratch, 'site'), '/me/')
let port = 0

beforeAll(async () => {
  mkdirSync(join(scratch, 'site/blogs'), { recursive: true })
  mkdirSync(join(scratch, 'site/assets'))
  writeFileSync(join(scratch, 'outside.txt'), 'secret')
  writeFileSync(join(scratch, 'site/index.html'), 'home')
  writeFileSync(join(scratch, 'site/blogs.html'), 'blogs')
  writeFileSync(join(scratch, 'site/404.html'), 'not here '.repeat(400))
  writeFileSync(join(scratch, 'site/assets/a-1.js'), 'void 0')
  for (const folder of ['demo', 'ein ordner', 'empty']) mkdirSync(join(scratch, 'site', folder))
  writeFileSync(join(scratch, 'site/demo/index.html'), 'demo')
  writeFileSync(join(scratch, 'site/ein ordner/index.html'), 'ordner')
  for (const name of NAMES) writeFileSync(join(scratch, `site/blogs/${name}.html`), name)
  for (const name of NAMES) writeFileSync(join(scratch, `site/blogs/${name}.md`), `# ${name}`)
  port = await listen(host)
})
afterAll(() => {
  host.close()
  rmSync(scratch, { recursive: true })
})

/** Sends the path exactly as written. `fetch` would resolve `..` itself. */
function ask(path: string, headers = {}, method = 'GET', at = port) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: at, path, headers, method }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
      })
      asked.on('error', reject).end()
    },
  )
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
  const answer = await ask(`/me/blogs/${encodeURIComponent(NAMES[1]!)}.md`)
  expect(answer).toMatchObject({ status: 200, body: `# ${NAMES[1]}` })
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

test('lets browsers keep hashed assets for ever and check everything else', async () => {
  const cacheControl = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await cacheControl('/me/assets/a-1.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/me/')).toBe('no-cache')
})

test('redirects a folder to its address with a slash, and answers one without an index with 404', async () => {
  for (const [path, location] of [
    ['demo', './demo/'],
    ['demo?a=b', './demo/?a=b'],
    ['ein%20ordner', './ein%20ordner/'],
  ]) {
    const answer = await ask(`/me/${path}`)
    expect([answer.status, answer.headers.location], path).toEqual([301, location])
  }
  expect((await ask('/me/empty/')).status).toBe(404)
  expect((await ask('/me/demo/nothing/')).status).toBe(404)
})

test('no redirect leads to another host', async () => {
  const atRoot = createStaticHost(join(scratch, 'site'), '/')
  const at = await listen(atRoot)
  for (const path of [
    '//evil.example/../demo',
    '//demo',
    '/\\evil.example/../demo',
    '/%5Cevil.example/%2e%2e/demo',
  ]) {
    const { location = '' } = (await ask(path, {}, 'GET', at)).headers
    expect(new URL(location, `http://me.example${path}`).host, path).toBe('me.example')
  }
  atRoot.close()
})

test('redirects to the base path, and refuses other methods', async () => {
  expect((await ask('/me')).headers.location).toBe('/me/')
  expect((await ask('/me/', {}, 'POST')).status).toBe(405)
})
