import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLogger, createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const DRAFT = `---
draft: true
date: soon
---

# Not yet

[Gone](Nowhere.md) [here](#part) [not here](#nowhere) ![A map](images/none.png) $\\nope$

## Part
`
const ARTICLES = {
  'articles/On bridges.md': '# On bridges\n\n[Its code](code.py)\n\n![A star](images/star.svg)\n',
  'articles/images/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'articles/Two.md': '# Two\n\n![A film](films/a%20film.webm)\n',
  'articles/Later.md': DRAFT,
  'articles/Tomorrow.md': '---\ndate: 2026-11-28\n---\n\n# In the morning\n',
}
const root = temporaryFolder(ARTICLES, afterAll)
for (const folder of ['app', 'content', 'node_modules', 'public', 'service-worker', 'site-build', 'tests'])
  symlinkSync(resolve(folder), join(root, folder), 'junction')
const FILM = readFileSync('tests/fixtures/films/tiny.webm')
writeFiles(root, { 'articles/films/a film.webm': FILM })
const RAW = '/github/raw/me/notes/main/articles'
const warn = vi.fn<(warning: string) => void>()

/** No test runs the scripts. Preparing their packages takes seconds, and Vite may still write them after it has closed. */
const unpreparedPackages: Plugin = {
  name: 'unprepared-packages',
  configEnvironment(_name, options) {
    options.optimizeDeps = { noDiscovery: true, include: [] }
  },
}

/** The server of a site below a path. All tests use the same, because it takes seconds to load the application. */
let server: ViteDevServer
let origin = ''

beforeAll(async () => {
  vi.stubEnv('SITE_ADDRESS', 'https://me.example/portfolio')
  vi.stubEnv('SITE_REPOSITORY', 'me/notes')
  vi.stubEnv('FIXTURE_ARTICLES', 'articles')
  server = await createServer({
    root,
    configFile: resolve('tests/fixtures/vite.config.ts'),
    plugins: [unpreparedPackages],
    customLogger: { ...createLogger('error'), warn },
    server: { port: 0, host: '127.0.0.1', watch: { ignored: ['**'] } },
  })
  await server.listen()
  origin = server.resolvedUrls!.local[0]!.replace(/\/$/, '')
  vi.unstubAllEnvs()
})
// On the day of the scheduled article, it is one like the others.
beforeEach(() => void vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 28) / 1000)))
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => server.close())

const get = (path: string) => fetch(origin + path)
const page = async (path: string) => (await get(path)).text()
const json = async (path: string): Promise<unknown> => JSON.parse(await page(path))

test('renders every page on request, and the 404 page for the rest', async () => {
  const home = await page('/')
  expect(home).toContain('About Me')
  expect(home).toContain('<div class="landscape"')
  expect(home).toMatch(/ data-art="[^>]*><svg/)
  expect(await page('/blogs')).toContain('On bridges')
  expect(await page('/blogs/On%20bridges')).toContain('class="prose"')
  const missing = await get('/blogs/No%20such%20article')
  expect([missing.status, (await missing.text()).includes('Page not found')]).toEqual([404, true])
  for (const name of ['404', '404.html']) expect((await get(`/${name}`)).status).toBe(404)
  const names = [{ name: 'Tomorrow' }, { name: 'On bridges' }, { name: 'Two' }]
  expect(await json('/articles.json')).toMatchObject({ entries: names, drafts: ['Later'] })
  expect(await json('/search.json')).toMatchObject({ articles: names })
  // Landscapes to choose from, in both themes.
  expect((await page('/landscapes?page=2')).match(/<svg/g)).toHaveLength(24)
})

test.each(['', 'blogs/On%20bridges'])('all addresses in /portfolio/%s exist', async (path) => {
  const html = await page(`/${path}`)
  const named = html.matchAll(/<(?:link|script|img)\b[^>]*?\s(?:src|href|data-modules)="([^"]+)"/g)
  const imported = html.matchAll(/\bimport\b[^'"(]*["']([^"']+)["']/g)
  const written = [...named, ...imported].map(([, address = '']) => address)
  const onSite = written.filter((address) => !address.startsWith('https://'))
  const addresses = onSite.map((address) => new URL(address, `${origin}/${path}`))
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/portfolio/@vite/client', '/portfolio/@react-refresh', '/portfolio/icon.svg']),
  )
  for (const address of addresses)
    expect([address.pathname, (await fetch(address)).status]).toEqual([address.pathname, 200])
  expect(html).not.toContain('/portfolio/portfolio/')
})

test('serves a film, and the part of it that a player asks for', async () => {
  const path = /<video src="([^"]+)"/.exec(await page('/blogs/Two'))?.[1] ?? ''
  const address = new URL(path, origin)
  const partOf = async (range: string) => {
    const answer = await fetch(address, { headers: { range } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return [answer.status, answer.headers.get('content-range'), bytes] as const
  }
  const { length } = FILM
  expect(await partOf('bytes=0-1')).toEqual([206, `bytes 0-1/${length}`, FILM.subarray(0, 2)])
  expect(await partOf('bytes=600-')).toEqual([206, `bytes 600-${length - 1}/${length}`, FILM.subarray(600)])
  expect(await partOf('bytes=9999-')).toEqual([416, `bytes */${length}`, Buffer.alloc(0)])
  // Several parts, another unit, and no range.
  for (const range of ['bytes=0-1,4-5', 'rows=0-1', 'nonsense'])
    expect(await partOf(range)).toEqual([200, null, FILM])
})

test('accepts any encoding of an address', async () => {
  for (const path of ['/blogs/%4Fn%20bridges', `${RAW}/%4Fn%20bridges.md`])
    expect((await get(path)).status).toBe(200)
  expect((await get('/blogs/%ff')).status).toBe(400)
})

test('gives a draft a page, and lists it with a mark', async () => {
  const draft = await get('/blogs/Later')
  expect(draft.status).toBe(200)
  const html = await draft.text()
  expect(html).toContain('>Draft: on no list of the built site</strong>')
  expect(html).toMatch(/<h1[^>]*>.*Not yet/)
  // Without this, the page's script would remove the mark.
  expect(/id="page-data">([^<]*)/.exec(html)?.[1]).toContain('"draft":true')
  expect(html).toContain('<li>articles/Later.md:3: date: expected ')
  expect(html).not.toContain('articles/On bridges.md')
  expect(await page('/blogs')).toMatch(/href="[^"]*Later".*Draft, not on the built site\./)
  expect(await page('/blogs/Two')).not.toContain('/blogs/Later"')
})

test('gives a scheduled article a page, and lists it with a mark until its day', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 27, 23) / 1000))
  const html = await page('/blogs/Tomorrow')
  expect(html).toMatch(/<strong[^>]*>Scheduled for <time[^>]*>28 November 2026<\/time><\/strong>/)
  expect(/id="page-data">([^<]*)/.exec(html)?.[1]).toContain('"isScheduled":true')
  expect(html).toContain('<li>articles/Tomorrow.md:2: scheduled for 2026-11-28')
  const mark = /href="[^"]*Tomorrow".*Scheduled, not on the built site yet\./
  expect(await page('/blogs')).toMatch(mark)
  expect(await page('/blogs/Two')).not.toContain('/blogs/Tomorrow"')
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 28) / 1000))
  expect(await page('/blogs/Tomorrow')).not.toContain('Scheduled')
  expect(await page('/blogs')).not.toMatch(mark)
})

test('prints each warning of a draft once', async () => {
  const printed = () => {
    const warnings = warn.mock.calls.flat().filter((warning) => warning.startsWith('articles/Sooner'))
    warn.mockClear()
    return warnings
  }
  writeFiles(root, { 'articles/Sooner.md': DRAFT })
  await page('/blogs')
  const [first, ...others] = printed()
  expect([first, others.length]).toEqual([expect.stringMatching(/^articles\/Sooner\.md:3: date: /), 4])
  await page('/blogs')
  expect(printed()).toEqual([])
  rmSync(join(root, 'articles/Sooner.md'))
})

test('shows new, changed and removed articles at once, and reloads open pages', async () => {
  expect((await get('/blogs/New')).status).toBe(404)
  for (const text of ['The first words', 'Better words']) {
    writeFiles(root, { 'articles/New.md': `# ${text}` })
    expect(await page('/blogs/New')).toContain(text)
  }
  rmSync(join(root, 'articles/New.md'))
  expect((await get('/blogs/New')).status).toBe(404)
  const send = vi.spyOn(server.ws, 'send').mockReturnValue()
  server.watcher.emit('all', 'unlink', join(root, 'articles/New.md'))
  await expect.poll(() => send.mock.calls).toEqual([[{ type: 'full-reload' }]])
})

test.skipIf(process.platform === 'win32')('answers when a file vanishes while it is read', async () => {
  // The list of files is made while git reads their dates, so this git deletes a file that is listed already.
  const vanishing = join(root, 'articles/Vanishing.md')
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const programs = temporaryFolder()
  const script = `#!/bin/sh\nsleep 0.3\nrm -f '${vanishing}'\nexec '${git}' "$@"\n`
  writeFileSync(join(programs, 'git'), script, { mode: 0o755 })
  writeFileSync(vanishing, '# Vanishing')
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
  const { status } = await get('/blogs/Two')
  vi.unstubAllEnvs()
  expect(status).toBe(200)
})

test('shows the articles of this checkout even if a repository is configured', async () => {
  const list = '/github/api/repos/me/notes/contents/articles'
  expect(await page('/app/lib/articles/live-environment.ts?import')).toContain(`"list":"/portfolio${list}"`)
  expect(await page(`${RAW}/Two.md`)).toContain('# Two')
  const names = ['Later.md', 'On bridges.md', 'Tomorrow.md', 'Two.md'].map((name) => ({ name }))
  expect(await json(list)).toMatchObject(names)
  // Links to GitHub do not change.
  const code = 'https://github.com/me/notes/blob/main/articles/code.py'
  expect(await page('/blogs/On%20bridges')).toContain(`href="${code}"`)
})
