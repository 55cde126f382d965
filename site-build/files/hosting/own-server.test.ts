import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { delimiter, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask as askAt, listen, stop } from '#tests/support/listen.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { createStaticHost } from '#tests/support/site/static-host.ts'
import { FOR_EVER, PICTURE_POLICY, SECURITY_HEADERS } from './response-headers.ts'

/** Each writes the file of `deploy/` with its two lines edited, and returns the arguments of the server. */
const SERVERS = {
  nginx(folder: string, port: number, base: string) {
    const lines = { 'listen 8080': `listen 127.0.0.1:${port}`, '/usr/share/nginx/html': ROOT }
    writeFileSync(join(folder, 'site.conf'), edited('deploy/nginx.conf', lines, base))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder};`,
    )
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
       http { access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    )
    return ['-p', folder, '-c', join(folder, 'nginx.conf')]
  },
  caddy(folder: string, port: number, base: string) {
    const file = join(folder, 'Caddyfile')
    const lines = { '\nme.example {': `\nhttp://127.0.0.1:${port} {`, '/srv/site': ROOT }
    writeFileSync(file, `{\n  admin off\n}\n${edited('deploy/Caddyfile', lines, base)}`)
    return ['run', '--config', file, '--adapter', 'caddyfile']
  },
}

/** The text of a file after what its first lines ask owners to do. */
function edited(file: string, lines: Record<string, string>, base: string): string {
  let text = readFileSync(file, 'utf8').replaceAll(' /404.html', ` ${base}404.html`)
  for (const [before, after] of Object.entries(lines)) {
    expect(text.split(before)).toHaveLength(2)
    text = text.replace(before, after)
  }
  return text
}

const NAMES = ['100% # real', 'a&b+c=d', 'ünïcödé 日本', "it's (fine) [$1]*", 'Notes.md']
// Caddy 2.6 cuts a rewritten path at "?", and does not find a file with "\".
const NAMES_FOR_NGINX = ['really?', String.raw`back\slash`]
/** The site is at `/`, and also below a path. */
const PATHS = ['/', '/me/']
/** The types of films and sound. Old lists of types name those of MP4 and Ogg differently. */
const FILM_TYPES: Record<string, RegExp> = {
  'a.mp4': /^video\/mp4/,
  'a.webm': /^video\/webm/,
  'a.mov': /^video\/quicktime/,
  'a.mp3': /^audio\/mpeg/,
  'a.m4a': /^audio\/(?:x-m4a|mp4)/,
  'a.ogg': /^audio\/ogg/,
}
const FILM = 'film '.repeat(400)
const LONG = 'many words '.repeat(200)
const articles = [...NAMES, ...NAMES_FOR_NGINX]
const SITE: Record<string, string> = {
  'index.html': 'home',
  'blogs.html': 'blogs',
  '404.html': 'not here',
  'long.txt': LONG,
  'assets/a-1.js': 'void 0',
  ...Object.fromEntries(Object.keys(FILM_TYPES).map((name) => [`assets/films/${name}`, FILM])),
  'pictures/a.svg': '<svg/>',
  'site.webmanifest': '{}',
  'a.txt': 'User',
  ...Object.fromEntries(articles.map((name) => [`blogs/${name}.html`, name])),
  ...Object.fromEntries(articles.map((name) => [`blogs/${name}.md`, `# ${name}`])),
}
const scratch = temporaryFolder({ 'outside.txt': 'secret' }, afterAll)
const ROOT = join(scratch, 'root')
for (const path of PATHS) {
  writeFiles(join(ROOT, path), SITE)
  for (const file of ['404.html', 'assets/a-1.js'])
    writeFileSync(join(ROOT, path, `${file}.gz`), gzipSync(SITE[file]!))
}

describe.each(PATHS)('the static host with the site at %s', (path) => {
  let host: Server
  let port = 0
  beforeAll(async () => {
    host = await createStaticHost(join(ROOT, path), path)
    port = await listen(host)
  })
  afterAll(() => void host.close())
  answersLikeAHost((file) => askAt(port, path + file), articles)
})

for (const name of ['nginx', 'caddy'] as const) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const program = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  describe.skipIf(program === undefined).each(PATHS)(`${name} with the site at %s`, (path) => {
    answersLikeAServer(name, program!, path)
  })
}

type Ask = (file: string, headers?: Parameters<typeof askAt>[2]) => ReturnType<typeof askAt>

function answersLikeAHost(ask: Ask, articles: readonly string[]) {
  const textAt = async (file: string) => {
    const { status, body } = await ask(file)
    return `${status} ${body.toString()}`
  }
  const typeAt = async (file: string) => (await ask(file)).headers['content-type']

  test('serves articles with any name at clean addresses, and their Markdown', async () => {
    expect(await textAt('')).toBe('200 home')
    for (const path of ['blogs', 'blogs/']) expect(await textAt(path)).toBe('200 blogs')
    for (const article of articles) {
      const address = `blogs/${encodeURIComponent(article)}`
      expect(await textAt(address)).toBe(`200 ${article}`)
      expect(await textAt(`${address}/`)).toBe(`200 ${article}`)
      expect(await typeAt(address)).toContain('text/html')
      expect(await textAt(`${address}.md`)).toBe(`200 # ${article}`)
      expect(await typeAt(`${address}.md`)).toBe('text/markdown; charset=utf-8')
    }
    expect(await typeAt('site.webmanifest')).toContain('application/manifest+json')
  })

  test('answers an unknown address with 404.html, and serves no file outside the folder', async () => {
    for (const file of ['no/page', 'no/page/', 'assets/', 'assets/b-2.js', 'blogs/none.md']) {
      expect(await textAt(file), file).toBe('404 not here')
      expect(await typeAt(file), file).toBe('text/html; charset=utf-8')
    }
    for (const file of ['../outside.txt', '%2e%2e/outside.txt', '..%2foutside.txt'])
      expect(await textAt(file)).not.toContain('secret')
  })
}

function answersLikeAServer(name: keyof typeof SERVERS, program: string, base: string) {
  let server: ChildProcess
  let port = 0
  let messages = ''

  beforeAll(async () => {
    port = await freePort()
    const folder = mkdtempSync(join(scratch, 'run-'))
    server = spawn(program, SERVERS[name](folder, port, base), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    server.stderr?.on('data', (part: Buffer) => {
      messages += part.toString()
    })
    await vi
      .waitFor(() => ask(''), { timeout: 10_000 })
      .catch(() => {
        throw new Error(`${name} does not answer: ${messages}`)
      })
  })
  afterAll(async () => {
    server.kill()
    await once(server, 'close')
  })

  const ask: Ask = (file, headers = {}) => askAt(port, base + file, headers)
  answersLikeAHost(ask, name === 'nginx' ? articles : NAMES)

  test('sends every header with every answer, and lets browsers cache only `assets/`', async () => {
    const headersOf = Object.entries(SECURITY_HEADERS).map(([header, value]) => [header.toLowerCase(), value])
    const security = Object.fromEntries(headersOf)
    for (const file of ['', 'blogs', 'no/page', 'assets/b-2.js'])
      expect((await ask(file)).headers, file).toMatchObject({ ...security, 'cache-control': 'no-cache' })
    const picture = await ask('pictures/a.svg')
    expect(picture.headers['content-security-policy']).toBe(PICTURE_POLICY)
    const { headers } = await ask('assets/a-1.js')
    expect(headers).toMatchObject({ ...security, 'cache-control': FOR_EVER })
    const again = await ask('assets/a-1.js', { 'if-none-match': headers.etag })
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': FOR_EVER } })
    const part = await ask('a.txt', { range: 'bytes=0-3' })
    expect({ ...part, body: part.body.toString() }).toMatchObject({ status: 206, body: 'User' })
  })

  test('serves films in parts, with their type, and never compressed', async () => {
    for (const [name, type] of Object.entries(FILM_TYPES)) {
      const film = `assets/films/${name}`
      const whole = await ask(film, { 'accept-encoding': 'gzip' })
      expect(whole.headers, name).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': FOR_EVER })
      expect(whole.headers['content-type'], name).toMatch(type)
      expect(whole.headers, name).not.toHaveProperty('content-encoding')
      const part = await ask(film, { range: 'bytes=1000-1003', 'accept-encoding': 'gzip' })
      expect(part.status, name).toBe(206)
      expect(part.headers['content-range'], name).toBe(`bytes 1000-1003/${FILM.length}`)
      expect(part.body, name).toEqual(Buffer.from(FILM.slice(1000, 1004)))
    }
    // Safari begins with this one, and the end of a film may say where its pictures are.
    expect((await ask('assets/films/a.mp4', { range: 'bytes=0-1' })).body).toEqual(Buffer.from('fi'))
    expect((await ask('assets/films/a.mp4', { range: 'bytes=-4' })).body).toEqual(Buffer.from(FILM.slice(-4)))
    expect((await ask('assets/films/a.mp4', { range: 'bytes=99999-' })).status).toBe(416)
  })

  test('compresses files, and sends compressed ones as they are', async () => {
    const { headers, body } = await ask('assets/a-1.js', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(body).toEqual(gzipSync('void 0'))
    expect((await ask('assets/a-1.js')).headers).not.toHaveProperty('content-encoding')
    const long = await ask('long.txt', { 'accept-encoding': 'gzip' })
    expect(long.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(long.body).toString()).toBe(LONG)
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await stop(server)
  return port
}
