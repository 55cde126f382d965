import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nginxConf } from './nginx-conf.ts'
import { FOR_EVER, SECURITY_HEADERS } from './response-headers.ts'

const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file))
const NAMES = ['plain name', '100% # really?', 'a&b+c=d', 'ünïcödé 日本', "it's (fine) $1 \\"]
const scratch = mkdtempSync(join(tmpdir(), 'nginx-'))

beforeAll(() => {
  const root = join(scratch, 'site')
  mkdirSync(join(root, 'blogs'), { recursive: true })
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(scratch, 'outside.txt'), 'secret')
  const files = {
    ...{ 'index.html': 'home', 'blogs.html': 'blogs', '404.html': 'not here' },
    ...{ 'assets/a-1.js': 'void 0', 'site.webmanifest': '{}', 'robots.txt': 'User-agent: *' },
  }
  for (const [name, body] of Object.entries(files)) writeFileSync(join(root, name), body)
  for (const name of NAMES) {
    writeFileSync(join(root, `blogs/${name}.html`), name)
    writeFileSync(join(root, `blogs/${name}.md`), `# ${name}`)
  }
  for (const name of ['404.html', 'assets/a-1.js'])
    writeFileSync(join(root, `${name}.gz`), gzipSync(files[name as '404.html']))
})
afterAll(() => rmSync(scratch, { recursive: true }))

test.each(['/a$b/', '/a%22b/', '/a;b/'])('refuses the path %s, which nginx would read otherwise', (base) => {
  expect(() => nginxConf(base, '8080', '/srv')).toThrow(/^nginx: expected a path without/)
})

describe.skipIf(!nginx).each(['/', '/me/', '/a.b/söme path/'])('nginx with the site at %s', (path) => {
  const base = encodeURI(path)
  let server: ChildProcess
  let port = 0

  beforeAll(async () => {
    port = await freePort()
    const folder = mkdtempSync(join(scratch, 'run-'))
    writeFileSync(join(folder, 'site.conf'), nginxConf(base, `127.0.0.1:${port}`, join(scratch, 'site')))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder};`,
    )
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
       http { access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    )
    const given = ['-p', folder, '-c', join(folder, 'nginx.conf')]
    execFileSync(nginx!, [...given, '-t'], { stdio: 'pipe' })
    server = spawn(nginx!, given, { stdio: 'ignore' })
    await vi.waitFor(() => ask(''), { timeout: 10_000 })
  })
  afterAll(async () => {
    const ended = new Promise((end) => server.on('close', end))
    server.kill()
    await ended
  })

  /** Sends the path exactly as written. `fetch` would resolve `..` itself. */
  function ask(file: string, headers = {}) {
    return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: base + file, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { statusCode: status = 0, headers: sent } = response
          resolve({ status, headers: sent, body: Buffer.concat(parts) })
        })
      })
      asked.on('error', reject).end()
    })
  }
  const textAt = async (file: string) => {
    const { status, body } = await ask(file)
    return `${status} ${body.toString()}`
  }

  test('has clean addresses, whatever an article is called, and its Markdown', async () => {
    expect(await textAt('')).toBe('200 home')
    expect(await textAt('blogs')).toBe('200 blogs')
    for (const name of NAMES) {
      const address = `blogs/${encodeURIComponent(name)}`
      expect(await textAt(address)).toBe(`200 ${name}`)
      const copy = await ask(`${address}.md`)
      expect(copy.body.toString()).toBe(`# ${name}`)
      expect(copy.headers['content-type']).toBe('text/markdown; charset=utf-8')
    }
    const { headers } = await ask('site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json')
  })

  test('answers an unknown address with 404.html, and leads out of no folder', async () => {
    for (const file of ['no/page', 'blogs/', 'assets/b-2.js', 'blogs/none.md'])
      expect(await textAt(file), file).toBe('404 not here')
    expect(await textAt('../outside.txt')).not.toContain('secret')
    expect(await textAt('..%2foutside.txt')).not.toContain('secret')
  })

  test('sends every header with every answer, and lets only files of `assets/` be kept', async () => {
    const security = Object.fromEntries(
      Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const [file, kept] of [
      ['', 'no-cache'],
      ['blogs', 'no-cache'],
      ['no/page', 'no-cache'],
      ['assets/a-1.js', FOR_EVER],
      ['assets/b-2.js', 'no-cache'],
    ] as const)
      expect((await ask(file)).headers, file).toMatchObject({ ...security, 'cache-control': kept })
    const { headers } = await ask('assets/a-1.js')
    const again = await ask('assets/a-1.js', { 'if-none-match': headers.etag })
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': FOR_EVER } })
    const part = await ask('robots.txt', { range: 'bytes=0-3' })
    expect({ ...part, body: part.body.toString() }).toMatchObject({ status: 206, body: 'User' })
  })

  test('sends what was compressed before as it is', async () => {
    const { headers, body } = await ask('assets/a-1.js', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(body).toString()).toBe('void 0')
    expect((await ask('assets/a-1.js')).headers).not.toHaveProperty('content-encoding')
  })

  test.runIf(path !== '/')('leads from the path without a slash to the site', async () => {
    const response = await fetch(`http://127.0.0.1:${port}${base.slice(0, -1)}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, base])
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
