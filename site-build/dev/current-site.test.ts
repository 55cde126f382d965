import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { site } from '#tests/fixtures/site.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { readSite } from '#site-build/read/read-site.ts'
import { currentSite } from './current-site.ts'

let root = ''
beforeEach(() => {
  const files = { 'content/words.yaml': '', 'content/theme.css': '', 'pages/.gitkeep': '' }
  root = temporaryFolder({ ...files, 'content/site.yaml': textOf({}) })
})

const textOf = (change: object) => JSON.stringify({ ...site, ...change })

/** A server, and a function that writes a file and returns the text about the owner, or the error. */
async function start() {
  const watcher = new EventEmitter()
  const logger = { error: vi.fn<(text: string) => void>() }
  const ws = { send: vi.fn<(payload: object) => void>() }
  const invalidateAll = vi.fn<() => void>()
  const read = () => readSite(root, {})
  const first = await read()
  const server = {
    config: { root, logger },
    environments: { client: { moduleGraph: { invalidateAll } } },
    watcher,
    ws,
  } as unknown as Parameters<typeof currentSite>[0]
  const settings = currentSite(server, OWNER_FILES, first, read)
  const write = async (path: string, text: string) => {
    writeFileSync(join(root, path), text)
    watcher.emit('all', 'change', join(root, path))
    return settings().then(
      ({ content }) => content.about,
      (error: Error) => error.message,
    )
  }
  return { write, invalidateAll, error: logger.error, send: ws.send }
}

test('reloads open pages when the content has changed, but not for a style sheet', async () => {
  const { write, send, invalidateAll } = await start()
  expect(await write('content/theme.css', ':root { --accent: teal; }')).toBe(site.about)
  expect(await write('elsewhere.ts', '')).toBe(site.about)
  expect(send).not.toHaveBeenCalled()
  expect(await write('content/site.yaml', textOf({ about: 'One.' }))).toBe('One.')
  expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]])
  expect(invalidateAll).toHaveBeenCalledTimes(1)
})

test('shows a mistake until it is corrected', async () => {
  const { write, send, error } = await start()
  const message = 'content/theme.css:1: Unclosed bracket'
  expect(await write('content/theme.css', ':root { --accent: (; }')).toBe(message)
  expect(error.mock.calls).toEqual([[message, { timestamp: true }]])
  expect(send.mock.calls).toEqual([[{ type: 'error', err: { message, stack: '' } }]])
  expect(await write('content/site.yaml', 'lang: {')).toMatch(/^content\/site\.yaml:1: /)
  expect(await write('content/site.yaml', textOf({ about: 'Two.' }))).toBe(message)
  expect(await write('content/theme.css', '')).toBe('Two.')
  expect(send.mock.lastCall).toEqual([{ type: 'full-reload' }])
})
