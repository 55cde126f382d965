import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configMistakes } from './config-mistakes.ts'

const MISTAKE = 'The words need a correction: expected some, found none'
const CONFIG = `
import { words } from './words.mjs'
const readSettings = () => { if (words === '') throw new Error('${MISTAKE}') }
export default { plugins: [{ name: 'site', api: { readSettings }, config: readSettings }] }
`

const page: Plugin = {
  name: 'page',
  configureServer: (server) => () => {
    server.middlewares.use((_request, response) => response.end('the page'))
  },
}

test(
  'shows a mistake over an open page and instead of the next one, until it is corrected',
  { timeout: 30_000 },
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'mistakes-'))
    const write = (words: string) => writeFile(join(root, 'words.mjs'), `export const words = ${words}`)
    await writeFile(join(root, 'vite.config.mjs'), CONFIG)
    await write('"some"')
    const server = await createServer({
      root,
      appType: 'custom',
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      plugins: [configMistakes(), page],
      server: { port: 0, host: '127.0.0.1' },
    })
    await server.listen()
    onTestFinished(async () => {
      await server.close()
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    })
    const answer = async () => {
      const response = await fetch(server.resolvedUrls?.local[0] ?? '')
      return `${response.status} ${await response.text()}`
    }
    expect(await answer()).toBe('200 the page')

    const send = vi.spyOn(server.ws, 'send')
    const mistaken = (message: string) => ({
      type: 'error',
      err: expect.objectContaining({ message }) as object,
    })
    await write('""')
    await expect.poll(() => send.mock.calls, { timeout: 5_000 }).toContainEqual([mistaken(MISTAKE)])
    const refused = await answer()
    expect(refused).toMatch(/^500 /)
    expect(refused).toContain(MISTAKE)

    await write('"unfinished')
    await expect.poll(answer, { timeout: 5_000 }).toMatch(/^500 .*Unterminated string/s)
    await write('"others"')
    await expect.poll(answer, { timeout: 5_000 }).toBe('200 the page')
  },
)
