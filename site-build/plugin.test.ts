import { readFileSync } from 'node:fs'
import { createServer, type ConfigEnv, type UserConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { site } from '#tests/fixtures/site.ts'
import { sitePlugin } from './plugin.ts'

const SITE = JSON.stringify(site)
const EMPTY = { 'content/words.yaml': '', 'content/theme.css': '' }
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8')
const folderWith = (files: Record<string, string>) =>
  temporaryFolder({ 'content/site.yaml': SITE, 'app/styles/tokens.css': TOKENS, ...EMPTY, ...files })

test('a mistake stops a build, but not the development server', async () => {
  const root = folderWith({ 'pages/My page.md': '# Mine' })
  const start = (command: 'build' | 'serve') => {
    const [plugin] = sitePlugin() as { config: (user: UserConfig, env: ConfigEnv) => Promise<UserConfig> }[]
    return plugin!.config({ root }, { command, mode: '' })
  }
  await expect(start('build')).rejects.toThrow('pages/My page.md')
  await expect(start('serve')).resolves.toBeDefined()
})

test('the development server restarts after an edit, and shows a mistake instead', async () => {
  const root = folderWith({})
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [sitePlugin()] },
    server: { middlewareMode: true, ws: false, watch: { ignored: ['**'] } },
  })
  onTestFinished(() => server.close())
  const error = vi.spyOn(server.config.logger, 'error').mockReturnValue()
  const send = vi.spyOn(server.ws, 'send').mockReturnValue()
  const restart = vi.spyOn(server, 'restart').mockResolvedValue()
  const write = (path: string, text: string) => {
    writeFiles(root, { [path]: text })
    server.watcher.emit('all', 'change', `${root}/${path}`)
  }
  write('content/theme.css', ':root { --accent: (; }')
  const message = 'content/theme.css:1: Unclosed bracket'
  await expect.poll(() => send.mock.calls).toEqual([[{ type: 'error', err: { message, stack: '' } }]])
  expect(error).toHaveBeenCalledWith(message, { timestamp: true })
  write('content/theme.css', ':root { --accent: teal; }')
  write('elsewhere.ts', '')
  write('content/site.yaml', SITE)
  await expect.poll(() => restart.mock.calls).toHaveLength(1)
  expect(send).toHaveBeenCalledTimes(1)
})
