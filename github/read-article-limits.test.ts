import { afterEach, expect, test, vi } from 'vitest'
import { ARTICLE_LIMIT_BYTES, ARTICLE_LIMIT_MS } from './read-article.ts'
import { LISTING_LIMIT_MS } from './read-list.ts'
import { oneFile, sourceOf, staying as signal, unreachable } from '#tests/support/source-stand-in.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A body that sends its parts, one every `pause` ms, and ends only if it may. */
function slowBody(parts: readonly string[], pause: number, end = true): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      for (const part of parts) {
        controller.enqueue(new TextEncoder().encode(part))
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      if (end) controller.close()
    },
  })
}

test.each([
  ['row 16: no headers ever', () => new Promise<Response>(() => undefined)],
  ['row 17: a body that stalls half-way', () => new Response(slowBody([oneFile], 0, false))],
  [
    'row 18: a byte a second',
    () =>
      new Response(
        slowBody(
          Array.from({ length: 60 }, () => ' '),
          1_000,
        ),
      ),
  ],
])('[LIST-3] [ART-2] %s is a failure at the limit, and not before', async (_, respond) => {
  vi.useFakeTimers()
  const { source, asked } = sourceOf(respond)
  const ended: string[] = []
  const answers = Promise.all([
    source.list(signal).finally(() => ended.push('list')),
    source.read('One', signal).finally(() => ended.push('article')),
  ])
  await vi.advanceTimersByTimeAsync(LISTING_LIMIT_MS - 1)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(['list'])
  await vi.advanceTimersByTimeAsync(ARTICLE_LIMIT_MS - LISTING_LIMIT_MS - 1)
  expect(ended).toEqual(['list'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await answers).toEqual([unreachable, unreachable])
  expect(asked.every(({ init }) => init.signal?.aborted)).toBe(true)
})

test('a slow answer within the limit is a success, and no timer stays behind', async () => {
  vi.useFakeTimers()
  const { source } = sourceOf(() => new Response(slowBody(['# ', 'One'], 5_000)))
  const answer = source.read('One', signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toMatchObject({ ok: true, value: { text: '# One' } })
  expect(vi.getTimerCount()).toBe(0)
})

test('row 47: an article is read up to five megabytes, and the rest is not awaited', async () => {
  const megabyte = ' '.repeat(1_000_000)
  const { source } = sourceOf(({ address }) =>
    address.includes('Fits')
      ? new Response(megabyte.repeat(ARTICLE_LIMIT_BYTES / 1_000_000))
      : new Response(
          slowBody(
            Array.from({ length: 6 }, () => megabyte),
            0,
            false,
          ),
        ),
  )
  expect((await source.read('Fits', signal)).ok).toBe(true)
  expect(await source.read('Too long', signal)).toEqual({ ok: false, fault: { kind: 'too-large' } })
})

test('row 58: an aborted call ends at once, also when the network takes no notice', async () => {
  const leaving = new AbortController()
  const { source, asked } = sourceOf(() => new Promise(() => undefined))
  const answer = source.read('One', leaving.signal)
  leaving.abort()
  expect((await answer).ok).toBe(false)
  expect(asked[0]?.init.signal?.aborted).toBe(true)
  expect((await source.list(leaving.signal)).ok).toBe(false)
  expect(asked).toHaveLength(1)
})
