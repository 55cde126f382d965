import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticHost } from './static-host.ts'

const HOSTILE = ['plain name', '100% # really?', 'a&b+c=d', 'ünïcödé 日本', '%2F', "it's (fine)"]
let scratch = ''
const server = { close: () => {}, port: 0 }

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'static-host-'))
  const folder = join(scratch, 'site')
  await mkdir(join(folder, 'blogs'), { recursive: true })
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'home')
  await writeFile(join(folder, 'blogs.html'), 'blogs')
  await writeFile(join(folder, '404.html'), 'not here '.repeat(400))
  await writeFile(join(folder, 'assets/a-1.js'), 'void 0')
  await writeFile(join(scratch, 'outside.txt'), 'secret')
  for (const name of HOSTILE) await writeFile(join(folder, 'blogs', `${name}.html`), name)
  const host = createStaticHost(folder, '/me/')
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  server.port = (host.address() as AddressInfo).port
  server.close = () => host.close()
})

afterAll(async () => {
  server.close()
  await rm(scratch, { recursive: true })
})

/** One request with the path as it is written: `fetch` would tidy `..` away. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      get({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
        let body = ''
        response.setEncoding('latin1')
        response.on('data', (chunk: string) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      }).on('error', reject)
    },
  )
}

test('clean addresses are answered by their files, whatever else is named alike', async () => {
  expect((await ask('/me/')).body).toBe('home')
  expect((await ask('/me/blogs')).body).toBe('blogs')
  expect((await ask('/me')).headers.location).toBe('/me/')
})

test.each(HOSTILE)('the page of an article named %j is found', async (name) => {
  const { status, body } = await ask(`/me/blogs/${encodeURIComponent(name)}`)
  expect(status).toBe(200)
  expect(Buffer.from(body, 'latin1').toString()).toBe(name)
})

test('an unknown address is answered by 404.html, with its status, compressed, and in full', async () => {
  const { status, headers } = await ask('/me/blogs/unknown', { 'accept-encoding': 'br', range: 'bytes=0-3' })
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-encoding']).toBe('br')
})

test.each([
  '/me/../outside.txt',
  '/me/%2e%2e/outside.txt',
  '/me/blogs/..%2F..%2F..%2Foutside.txt',
  '/outside.txt',
])('%s stays inside the folder', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('secret')
})

test('hashed assets may be kept for ever, pages are asked for again', async () => {
  expect((await ask('/me/assets/a-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await ask('/me/')).headers['cache-control']).toBe('no-cache')
})
