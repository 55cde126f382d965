import { createServer, type RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { broken, fakeGithub, ONE, staying } from '#tests/support/github/fake-github.ts'
import { listen, stop } from '#tests/support/listen.ts'
import type { Environment } from './environment.ts'
import { decodeUtf8, get, RETRY_AFTER_MS } from './get.ts'

const LIMITS = { ms: 5_000, bytes: 100 }
const unreachable = { ok: false, fault: { kind: 'unreachable' } }
const unknown = { ok: false, fault: { kind: 'unknown' } }

type Respond = Parameters<typeof fakeGithub>[0]

async function getting(respond: Respond, changes: Partial<Environment> = {}, ms = LIMITS.ms) {
  const { environment, asked } = fakeGithub(respond, changes)
  const answer = await get(ONE, { ...LIMITS, ms }, environment, staying)
  return { answer, asked }
}

/** A body that sends a part every `pause` ms, and ends only if it may. */
function slowly(parts: readonly string[], pause: number, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    async start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason))
      for (const part of parts) {
        if (signal?.aborted) return
        controller.enqueue(new TextEncoder().encode(part))
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
  })
  return new Response(body)
}

test.each([201, 202, 204, 206, 304, 400, 401, 403, 410, 451])(
  '[LIST-3] [ART-2] row 4, row 5, row 7, row 14: fails after one call with status %d, whatever the body',
  async (status) => {
    const body = status === 204 || status === 304 ? null : 'text'
    const { answer, asked } = await getting(() => new Response(body, { status }))
    expect(answer).toEqual(unknown)
    expect(asked).toHaveLength(1)
  },
)

test.each([
  [
    '[LIST-3] [ART-2] row 11: a 502 with a page for a body',
    () => new Response('<!doctype html>', { status: 502 }),
  ],
  ['[LIST-3] [ART-2] row 2, row 15: a broken connection', broken],
])('tries once more after a second: %s', async (_, respond) => {
  const pauses: number[] = []
  const { answer, asked } = await getting(respond, { pause: async (ms) => pauses.push(ms) })
  expect(answer.ok).toBe(false)
  expect(asked).toHaveLength(2)
  expect(pauses).toEqual([RETRY_AFTER_MS])
})

test('row 21: reports a missing network without a second try', async () => {
  const { answer, asked } = await getting(broken, { online: () => false })
  expect(answer).toEqual({ ok: false, fault: { kind: 'offline' } })
  expect(asked).toHaveLength(1)
  const answered = await getting(() => new Response(''), { online: () => false })
  expect(answered.answer.ok).toBe(true)
})

test.each<[string, Respond]>([
  [
    'row 16: no answer at all',
    ({ init: { signal } }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ],
  ['row 17: a body that stalls half-way', ({ init }) => slowly(['half'], 0, init.signal)],
  [
    'row 18: a body that drips',
    ({ init }) =>
      slowly(
        Array.from({ length: 90 }, () => ' '),
        10,
        init.signal,
      ),
  ],
])('[LIST-3] [ART-2] %s fails at the limit, and is not tried again', async (_, respond) => {
  // Node 20 collects the signal of a timeout to which only `AbortSignal.any` refers: the spy refers to it.
  vi.spyOn(AbortSignal, 'timeout')
  const start = performance.now()
  const { answer, asked } = await getting(respond, {}, 120)
  expect(answer).toEqual(unreachable)
  expect(performance.now() - start).toBeGreaterThan(100)
  expect(asked).toHaveLength(1)
})

test('row 47: stops reading a body at the limit', async () => {
  const { answer } = await getting(() => new Response('x'.repeat(100)))
  expect(answer.ok).toBe(true)
  const longer = await getting(({ init }) => slowly(['x'.repeat(101)], 60_000, init.signal))
  expect(longer.answer).toEqual({ ok: false, fault: { kind: 'too-large' } })
})

test('row 58, row 59: makes no second call after an abort', async () => {
  const leaving = new AbortController()
  const { environment, asked } = fakeGithub(broken, { pause: async () => leaving.abort() })
  await get(ONE, LIMITS, environment, leaving.signal)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.init.signal?.aborted).toBe(true)
})

test('calls fetch as a function, because browsers refuse to call it as a method', async () => {
  const { answer } = await getting(() => new Response(''), {
    async fetch(this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation')
      return new Response('')
    },
  })
  expect(answer.ok).toBe(true)
})

const moved: RequestListener = ({ url }, response) =>
  url === '/1000' ? response.end('text') : response.writeHead(301, { location: '/1000' }).end('{}')
const loop: RequestListener = ({ url }, response) => response.writeHead(302, { location: url }).end()
const cutOff: RequestListener = (_, response) => response.destroy()
const short: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': 5 })
  response.write('text', () => response.destroy())
}

test.each([
  ['row 1: follows a repository that has moved', moved, true],
  ['[LIST-3] [ART-2] row 2: fails at a redirect that never ends', loop, false],
  ['[LIST-3] [ART-2] row 15: fails if the connection breaks before the headers', cutOff, false],
  ['[LIST-3] [ART-2] row 19: fails if the body is shorter than announced', short, false],
])('%s', async (_, answer, isWell) => {
  const server = createServer(answer)
  const port = await listen(server)
  const { environment } = fakeGithub(broken, { fetch })
  const got = await get(`http://127.0.0.1:${port}/`, LIMITS, environment, staying)
  await stop(server)
  if (isWell) expect(got.ok && decodeUtf8(got.value.bytes)).toBe('text')
  else expect(got).toEqual(unreachable)
})

test('succeeds if the second try does', async () => {
  let calls = 0
  const { answer } = await getting(() => (calls++ === 0 ? broken() : new Response('')))
  expect(answer.ok).toBe(true)
})
