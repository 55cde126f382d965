import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { OWNER_FILES } from '#site-build/owner-files.ts'
import { readSite } from '#site-build/read-site.ts'
import { currentSite } from './current-site.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'current-site-'))
  for (const folder of ['content', 'pages']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'content/words.ts'), 'export const words = {}')
  writeFileSync(join(root, 'content/theme.css'), '')
  writeFileSync(join(root, 'content/site.ts'), textOf({}))
})
afterEach(() => rmSync(root, { recursive: true }))

const textOf = (change: object) => `export const site = ${JSON.stringify({ ...site, ...change })}`

/** A server that restarts for another base, and a function that writes a file and returns the text about the owner, or the error. */
async function start() {
  const watcher = new EventEmitter()
  const logger = { error: vi.fn<(text: string) => void>() }
  const ws = { send: vi.fn<(payload: object) => void>() }
  const restart = vi.fn<() => Promise<void>>().mockResolvedValue()
  const read = () => readSite(root, {})
  const first = await read()
  const server = { config: { root, logger }, restart, watcher, ws } as unknown as Parameters<
    typeof currentSite
  >[0]
  const needsRestart = ({ base }: { base: string }) => base !== first.settings?.base
  const settings = currentSite(server, first, { files: OWNER_FILES, read, needsRestart })
  const write = async (path: string, text: string) => {
    writeFileSync(join(root, path), text)
    watcher.emit('all', 'change', join(root, path))
    return settings().then(
      ({ content }) => content.about,
      (error: Error) => error.message,
    )
  }
  return { write, restart, error: logger.error, send: ws.send }
}

test('reloads open pages when the content has changed, but not for a style sheet', async () => {
  const { write, send, restart } = await start()
  expect(await write('content/theme.css', ':root { --accent: teal; }')).toBe(site.about)
  expect(await write('elsewhere.ts', '')).toBe(site.about)
  expect(send).not.toHaveBeenCalled()
  expect(await write('content/site.ts', textOf({ about: 'One.' }))).toBe('One.')
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]])
  expect(restart).not.toHaveBeenCalled()
})

test('shows a mistake until it is corrected', async () => {
  const { write, send, error } = await start()
  const message = 'content/theme.css:1: Unclosed bracket'
  expect(await write('content/theme.css', ':root { --accent: (; }')).toBe(message)
  expect(error.mock.calls).toEqual([[message, { timestamp: true }]])
  expect(send.mock.calls).toEqual([[{ type: 'error', err: { message, stack: '' } }]])
  expect(await write('content/site.ts', 'export const site = {')).toMatch(
    /^content\/site\.ts:1: Expected `}`/,
  )
  expect(await write('content/site.ts', textOf({ about: 'Two.' }))).toBe(message)
  expect(await write('content/theme.css', '')).toBe('Two.')
  expect(send.mock.lastCall).toEqual([{ type: 'full-reload' }])
})

test('reads again when a file changes that the content imports from another folder', async () => {
  const { write } = await start()
  const content = `import { about } from '../about.ts'\n${textOf({})}\nsite.about = about\n`
  writeFileSync(join(root, 'about.ts'), "export const about = 'One.'")
  expect(await write('content/site.ts', content)).toBe('One.')
  expect(await write('about.ts', "export const about = 'Two.'")).toBe('Two.')
})

test('restarts the server when the settings in its modules have changed', async () => {
  const { write, send, restart } = await start()
  await write('content/site.ts', textOf({ address: 'https://robin.example/below/' }))
  expect(restart).toHaveBeenCalledTimes(1)
  expect(send).not.toHaveBeenCalled()
})
