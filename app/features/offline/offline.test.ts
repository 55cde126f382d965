import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './offline.ts'

const OURS = ['offline /me/ shell', 'offline /me/ pages']
const OTHERS = ['offline / shell', 'offline /me/too/ shell', 'workbox-precache-v2-https://me.example/']

const answering = (status: number) => async () => ({ status })
const failing = async () => Promise.reject(new TypeError('Failed to fetch'))

/** Replaces the browser's APIs with fakes, and registers the worker. */
async function register(
  answer: () => Promise<unknown>,
  update: () => Promise<unknown> = failing,
  has = true,
) {
  const cached = new Set([...OURS, ...OTHERS])
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const register = vi.fn<() => Promise<unknown>>()
  const scopes = ['https://me.example/', 'https://me.example/me/']
  const registrations = scopes.map((scope) => ({ scope, unregister, update }))
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistrations: async () => registrations } })
  const drop = async (name: string) => cached.delete(name)
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: drop })
  vi.stubGlobal('fetch', answer)
  await registerWorker('/me/', has)
  return { cached: [...cached], register, unregister }
}

beforeEach(() => vi.stubGlobal('location', new URL('https://me.example/me/blogs')))

test('registers the worker for the site only, not for its parent path', async () => {
  const options = { scope: '/me/', updateViaCache: 'none' }
  const { register: registered } = await register(answering(200))
  expect(registered).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', options)
})

test.each([
  [404, true],
  [410, true],
  [404, false],
])('row 65: removes the worker and its caches when its script answers %i (%s)', async (status, has) => {
  const { cached, register: registered, unregister } = await register(answering(status), failing, has)
  expect(registered).toHaveBeenCalledTimes(has ? 1 : 0)
  expect(unregister).toHaveBeenCalledOnce()
  expect(cached).toEqual(OTHERS)
})

test.each([
  ['answers 200', answering(200), failing],
  ['answers 503', answering(503), failing],
  ['cannot be reached', failing, failing],
  ['answers 404 once, and the browser finds it', answering(404), async () => {}],
])('row 65: keeps the worker when its script %s', async (_, answer, update) => {
  const { cached, unregister } = await register(answer, update)
  expect(unregister).not.toHaveBeenCalled()
  expect(cached).toEqual([...OURS, ...OTHERS])
})
