import { expect, test } from 'vitest'
import { REPEAT_AFTER_MS } from './get.ts'
import { oneFile, sourceOf, staying as signal, unanswered } from '#tests/support/source-stand-in.ts'

test.each([
  ['a broken connection', unanswered],
  ['a host that stumbles', () => new Response('', { status: 502 })],
])('%s is tried once more, a second later, and no further', async (_, respond) => {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const { source, asked } = sourceOf(respond, { pause })
  await source.list(signal)
  expect(asked).toHaveLength(2)
  await source.read('One', signal)
  expect(asked).toHaveLength(4)
  expect(pauses).toEqual([REPEAT_AFTER_MS, REPEAT_AFTER_MS])
})

test('what succeeds at the second try is a success', async () => {
  let calls = 0
  const { source } = sourceOf(() => (calls++ === 0 ? unanswered() : new Response(oneFile)))
  expect((await source.list(signal)).ok).toBe(true)
})

test.each([304, 400, 403, 404, 410, 429])('a %d is not asked for again', async (status) => {
  const { source, asked } = sourceOf(() => new Response(null, { status }))
  await source.list(signal)
  await source.read('One', signal)
  expect(asked).toHaveLength(2)
})

test('row 21: without a network nothing is tried again', async () => {
  const { source, asked } = sourceOf(unanswered, { online: () => false })
  await source.list(signal)
  expect(asked).toHaveLength(1)
})

test('who leaves during the pause makes no second call', async () => {
  const leaving = new AbortController()
  const { source, asked } = sourceOf(unanswered, { pause: async () => leaving.abort() })
  await source.list(leaving.signal)
  expect(asked).toHaveLength(1)
})

test('row 6, row 8: before the time that a host has named, only the visitor asks again', async () => {
  let now = 0
  const { source, asked } = sourceOf(
    () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
    { now: () => now },
  )
  const limited = { ok: false, fault: { kind: 'rate-limited', retryAt: 30_000 } }
  expect(await source.list(signal)).toEqual(limited)
  now = 29_999
  expect(await source.list(signal)).toEqual(limited)
  expect(asked).toHaveLength(1)
  await source.list(signal, true)
  expect(asked).toHaveLength(2)
  now = 60_000
  await source.list(signal)
  expect(asked).toHaveLength(3)
  // The other host has asked for nothing.
  await source.read('One', signal)
  expect(asked).toHaveLength(4)
})
