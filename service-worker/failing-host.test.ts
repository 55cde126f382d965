import { expect, test } from 'vitest'
import { keptOverFailure } from './failing-host.ts'

const about = {
  request: new Request('https://me.example/blogs'),
  event: new Event('fetch') as ExtendableEvent,
}
const { fetchDidSucceed, handlerDidError } = keptOverFailure

test.each([500, 502, 503, 504])('a %d is no answer as long as there may be a kept one', async (status) => {
  const state = {}
  const response = new Response('failing', { status })
  await expect(fetchDidSucceed?.({ ...about, response, state })).rejects.toThrow(`status ${status}`)
  // Nothing was kept.
  expect(await handlerDidError?.({ ...about, error: new Error('no-response'), state })).toBe(response)
})

test.each([200, 301, 404, 410])('a %d is an answer', async (status) => {
  const response = new Response('answer', { status })
  expect(await fetchDidSucceed?.({ ...about, response, state: {} })).toBe(response)
})

test('without any answer there is none to give back', async () => {
  const error = new Error('no-response')
  expect(await handlerDidError?.({ ...about, error, state: {} })).toBe(undefined)
})

test('without a place to keep it, or with something else there, the failure stands', async () => {
  const response = new Response('failing', { status: 502 })
  await expect(fetchDidSucceed?.({ ...about, response })).rejects.toThrow('status 502')
  const error = new Error('no-response')
  expect(await handlerDidError?.({ ...about, error })).toBe(undefined)
  expect(await handlerDidError?.({ ...about, error, state: { answer: 'of another' } })).toBe(undefined)
})
