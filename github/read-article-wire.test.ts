import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createArticleSource } from './read-article.ts'
import { gitBlobSha } from './blob-id.ts'
import { createListSource } from './read-list.ts'
import { createListingMemory } from './listing-memory.ts'
import { oneFile, staying as signal, unreachable } from '#tests/support/source-stand-in.ts'

/** Runs a test against a real server on a free port, for the faults that only a real connection has. */
async function served(answer: RequestListener, run: (source: ReturnType<typeof sourceAt>) => Promise<void>) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  try {
    await run(sourceAt(host))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function sourceAt(host: string) {
  const config = { api: host, raw: host, owner: 'alex', repo: 'notes' }
  const world = { fetch, now: Date.now, pause: () => Promise.resolve(), subtle: crypto.subtle }
  const memory = createListingMemory(world.now)
  return {
    list: createListSource(config, world, memory),
    read: createArticleSource(config, world, memory),
  }
}

const moved: RequestListener = ({ url }, response) =>
  url === '/repositories/1000'
    ? response.end(oneFile)
    : response.writeHead(301, { location: '/repositories/1000' }).end('{}')

const loop: RequestListener = ({ url }, response) => response.writeHead(302, { location: url }).end()

const short: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': oneFile.length + 1 })
  response.write(oneFile, () => response.destroy())
}

test('row 1: a repository that has moved is followed', async () => {
  await served(moved, async (source) => {
    expect(await source.list(signal)).toEqual({
      ok: true,
      value: { entries: [{ name: 'One' }], isCut: false },
    })
  })
})

test('[LIST-3] [ART-2] row 2: a redirect that never ends is a failure', async () => {
  await served(loop, async (source) => {
    expect(await source.list(signal)).toEqual(unreachable)
    expect(await source.read('One', signal)).toEqual(unreachable)
  })
})

test('[LIST-3] [ART-2] row 15: a connection that is cut before the headers is a failure', async () => {
  await served(
    (_, response) => response.destroy(),
    async (source) => {
      expect(await source.list(signal)).toEqual(unreachable)
      expect(await source.read('One', signal)).toEqual(unreachable)
    },
  )
})

test('[LIST-3] [ART-2] row 19: a body shorter than was announced is a failure', async () => {
  await served(short, async (source) => {
    expect(await source.list(signal)).toEqual(unreachable)
    expect(await source.read('One', signal)).toEqual(unreachable)
  })
})

test('row 20: a text that was cut inside its compression is not taken for the one that was listed', async () => {
  const bytes = new TextEncoder().encode(Array.from({ length: 9_000 }, (_, i) => `line ${i}\n`).join(''))
  const cut = gzipSync(bytes).subarray(0, 9_000)
  await served(
    (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': cut.length }).end(cut),
    async (source) => {
      const answer = await source.read('One', signal)
      expect(answer.ok && answer.value.sha).not.toBe(await gitBlobSha(bytes, crypto.subtle))
    },
  )
})
