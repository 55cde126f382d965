import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FileContent } from '#site-build/model.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { sendContent } from './send-content.ts'

/** Asks a server with this content for a range. */
async function answerTo(content: FileContent, range?: string) {
  const server = createServer((request, response) => sendContent(request, response, content))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const headers = new Headers()
  if (range !== undefined) headers.set('range', range)
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers })
  return [response.status, response.headers.get('content-range'), await response.text()]
}

const file = () => ({ copiedFrom: join(temporaryFolder({ film: 'abcdef' }), 'film') })

test.each([
  ['bytes', () => Buffer.from('abcdef')],
  ['a file of the disk', file],
])('answers with %s, or with the part that a player asks for', async (_, contentOf) => {
  expect(await answerTo(contentOf())).toEqual([200, null, 'abcdef'])
  expect(await answerTo(contentOf(), 'bytes=2-3')).toEqual([206, 'bytes 2-3/6', 'cd'])
  expect(await answerTo(contentOf(), 'bytes=4-')).toEqual([206, 'bytes 4-5/6', 'ef'])
  expect(await answerTo(contentOf(), 'bytes=9-')).toEqual([416, 'bytes */6', ''])
  // No player asks for several parts, or in another unit.
  expect(await answerTo(contentOf(), 'bytes=0-1,4-5')).toEqual([200, null, 'abcdef'])
  expect(await answerTo(contentOf(), 'letters=0-1')).toEqual([200, null, 'abcdef'])
})

test('answers with an empty file', async () => {
  const folder = temporaryFolder({ empty: '' })
  expect(await answerTo({ copiedFrom: join(folder, 'empty') })).toEqual([200, null, ''])
})
