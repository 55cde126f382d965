import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { site } from '#tests/fixtures/site.ts'
import { sitePlugin } from './plugin.ts'

const SITE = JSON.stringify(site)
const EMPTY = { 'content/words.yaml': '', 'content/theme.css': '' }
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8')
const folderWith = (files: Record<string, string>) =>
  temporaryFolder({ 'content/site.yaml': SITE, 'app/styles/tokens.css': TOKENS, ...EMPTY, ...files })

test('a mistake stops a build, but not the development server', async () => {
  const files = { 'pages/My page.md': '# Mine' }
  const root = folderWith(files)
  const build = createBuilder({ root, configFile: false, logLevel: 'silent', plugins: [sitePlugin()] })
  await expect(build).rejects.toThrow('pages/My page.md')
  const { get } = await develop(files)
  expect(await get('/')).toContain('pages/My page.md')
})

/** Written by the plugin into this module: the addresses that browsers read articles from. */
const HOST_MODULE = 'app/lib/articles/live-environment.ts'
/** Apart from its prefix, because the configuration of the tests replaces constants in their code. */
const CONSTANT = 'SITE_ARTICLES'

/** A development server of a site with these files. `edit` writes a file and reports it as the watcher of files does. */
async function develop(files: Record<string, string>) {
  const root = folderWith({ [HOST_MODULE]: `export const host = import.meta.env.${CONSTANT}`, ...files })
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [sitePlugin()],
    server: { port: 0, host: '127.0.0.1', watch: { ignored: ['**'] } },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const edit = (path: string, text: string) => {
    writeFiles(root, { [path]: text })
    server.watcher.emit('all', 'change', `${root}/${path}`)
  }
  const remove = (path: string) => {
    rmSync(join(root, path))
    server.watcher.emit('all', 'unlink', `${root}/${path}`)
  }
  const get = async (path: string) => {
    // No answer while the server restarts.
    const response = await fetch(new URL(path, server.resolvedUrls!.local[0])).catch(() => null)
    return (await response?.text()) ?? ''
  }
  /** The messages that an open page gets from now on. */
  const openPage = async () => {
    const messages: { type: string; err?: { message: string } }[] = []
    const { host } = new URL(server.resolvedUrls!.local[0]!)
    const socket = new WebSocket(`ws://${host}/?token=${server.config.webSocketToken}`, 'vite-hmr')
    socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())))
    await once(socket, 'open')
    onTestFinished(() => socket.close())
    return messages
  }
  return { edit, remove, get, openPage }
}

test('the development server answers with a mistake until it is corrected', async () => {
  const { edit, get, openPage } = await develop({})
  const messages = await openPage()
  edit('content/theme.css', ':root { --accent: (; }')
  const message = 'content/theme.css:1: Unclosed bracket'
  // Open pages show it at once.
  await expect.poll(() => messages).toContainEqual({ type: 'error', err: { message, stack: '' } })
  expect(await get('/')).toContain(message)
  expect(await get('/blogs')).toContain(message)
  edit('content/theme.css', ':root { --accent: teal; }')
  const isCorrected = async () => {
    const page = await get('/')
    return page !== '' && !page.includes(message)
  }
  await expect.poll(isCorrected).toBe(true)
  edit('content/site.yaml', SITE.replace(site.address, 'nowhere'))
  await expect.poll(() => get('/')).toContain(' address: expected an https:')
  expect(await get('/')).toContain(' address: expected an https:')
  edit('content/site.yaml', SITE.replace(site.greeting.hello, 'Ahoy'))
  await expect.poll(() => get('/@id/virtual:site')).toContain('Ahoy')
})

test('the first article of a checkout replaces those of the repository, and the last one brings them back', async () => {
  vi.stubEnv('SITE_REPOSITORY', 'robin/notes')
  const { edit, remove, get } = await develop({})
  expect(await get(HOST_MODULE)).toContain('https://api.github.com/repos/robin/notes/')
  edit('articles/First.md', '# First')
  await expect.poll(() => get(HOST_MODULE)).toContain('"/github/api/repos/robin/notes/')
  remove('articles/First.md')
  await expect.poll(() => get(HOST_MODULE)).toContain('https://api.github.com/repos/robin/notes/')
})
