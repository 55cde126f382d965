import { expect, test } from 'vitest'
import { cachedOverFailure } from './cached-over-failure.ts'

const about = {
  request: new Request('https://me.example/blogs'),
  event: new Event('fetch') as ExtendableEvent,
}
const { fetchDidSucceed, handlerDidError } = cachedOverFailure

test.each([500, 502, 503, 504])('gives way to a cached page: %d', async (status) => {
  const state = {}
  const response = new Response('failing', { status })
  await expect(fetchDidSucceed?.({ ...about, response, state })).rejects.toThrow(`status ${status}`)
  // Nothing was cached.
  expect(await handlerDidError?.({ ...about, error: new Error('no-response'), state })).toBe(response)
})

test.each([200, 301, 404, 410])('passes on a %d', async (status) => {
  const response = new Response('answer', { status })
  expect(await fetchDidSucceed?.({ ...about, response, state: {} })).toBe(response)
})

test('has nothing to give back when the host did not answer', async () => {
  const error = new Error('no-response')
  expect(await handlerDidError?.({ ...about, error, state: {} })).toBe(undefined)
})
