import { createServer, type RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { broken, fakeGithub, ONE, staying } from '#tests/support/github/fake-github.ts'
import { listen, stop } from '#tests/support/listen.ts'
import type { Environment } from '#article-host/environment.ts'
import { get, RETRY_AFTER_MS } from './get.ts'

const CALL = { limitMs: 2_000, cache: 'default' as const }
const unreachable = { ok: false, fault: { kind: 'unreachable' } }

type Respond = Parameters<typeof fakeGithub>[0]

async function getting(respond: Respond, changes: Partial<Environment> = {}) {
  const { environment, asked } = fakeGithub(respond, changes)
  return { answer: await get({ ...CALL, address: ONE }, environment, staying), asked }
}

test.each([201, 202, 204, 206, 304, 400, 401, 403, 410, 451])(
  '[LIST-3] [ART-2] row 4, row 5, row 7, row 14: fails after one call with status %d, whatever the body',
  async (status) => {
    const body = status === 204 || status === 304 ? null : 'text'
    const { answer, asked } = await getting(() => new Response(body, { status }))
    expect(answer).toEqual({ ok: false, fault: { kind: 'unknown' } })
    expect(asked).toHaveLength(1)
  },
)

test.each<[string, Respond]>([
  ['[LIST-3] [ART-2] row 11: a 502 with a page', () => new Response('<!doctype html>', { status: 502 })],
  ['[LIST-3] [ART-2] row 2, row 15: a broken connection', broken],
])('tries once more after a second: %s', async (_, respond) => {
  const pauses: number[] = []
  const pause = async (ms: number) => pauses.push(ms)
  const failed = await getting(respond, { pause })
  expect(failed.answer.ok).toBe(false)
  expect(failed.asked).toHaveLength(2)
  expect(pauses).toEqual([RETRY_AFTER_MS])
  const answers = [respond, () => new Response('')]
  expect((await getting((request) => (answers.shift() ?? broken)(request))).answer.ok).toBe(true)
})

test('row 21: reports a missing network without a second try', async () => {
  const { answer, asked } = await getting(broken, { online: () => false })
  expect(answer).toEqual({ ok: false, fault: { kind: 'offline' } })
  expect(asked).toHaveLength(1)
})

test('row 58, row 59: makes no second call after an abort', async () => {
  const leaving = new AbortController()
  const { environment, asked } = fakeGithub(broken, { pause: async () => leaving.abort() })
  await get({ ...CALL, address: ONE }, environment, leaving.signal)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.init.signal?.aborted).toBe(true)
})

const moved: RequestListener = ({ url }, response) =>
  url === '/1000' ? response.end('text') : response.writeHead(301, { location: '/1000' }).end('{}')
const loop: RequestListener = ({ url }, response) => response.writeHead(302, { location: url }).end()
const cutOff: RequestListener = (_, response) => response.destroy()
const short: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': 5 })
  response.write('text', () => response.destroy())
}
const silent: RequestListener = () => {}
const stalling: RequestListener = (_, response) => response.write('half')
const dripping: RequestListener = (_, response) => {
  const drops = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(drops))
}

test.concurrent.each([
  ['row 1: follows a repository that has moved', { answer: moved, isWell: true }],
  ['[LIST-3] [ART-2] row 2: fails at a redirect that never ends', { answer: loop, isWell: false }],
  [
    '[LIST-3] [ART-2] row 15: fails if the connection breaks before the headers',
    { answer: cutOff, isWell: false },
  ],
  ['[LIST-3] [ART-2] row 19: fails if the body is shorter than announced', { answer: short, isWell: false }],
  ['[LIST-3] [ART-2] row 16: fails at the limit without an answer', { answer: silent, isWell: false }],
  ['[LIST-3] [ART-2] row 17: fails at the limit if the body stalls', { answer: stalling, isWell: false }],
  ['[LIST-3] [ART-2] row 18: fails at the limit if the body drips', { answer: dripping, isWell: false }],
])('%s', async (_, { answer, isWell }) => {
  // Node 20 collects the signal of a timeout to which only `AbortSignal.any` refers: the spy refers to it.
  vi.spyOn(AbortSignal, 'timeout')
  const server = createServer(answer)
  const port = await listen(server)
  const { environment } = fakeGithub(broken, { fetch })
  const got = await get({ ...CALL, address: `http://127.0.0.1:${port}/` }, environment, staying)
  await stop(server)
  if (isWell) expect(got.ok && new TextDecoder().decode(got.value.bytes)).toBe('text')
  else expect(got).toEqual(unreachable)
})
