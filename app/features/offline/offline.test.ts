import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './offline.ts'

const OURS = ['offline /me/ shell', 'offline /me/ pages']
const OTHERS = ['offline / shell', 'offline /me/too/ shell', 'workbox-precache-v2-https://me.example/']

/** Replaces the browser's APIs with fakes, and registers the worker. */
async function register(hasWorker: boolean) {
  const cached = new Set([...OURS, ...OTHERS])
  const removed: string[] = []
  const register = vi.fn<() => Promise<unknown>>()
  const registrations = ['https://me.example/', 'https://me.example/me/'].map((scope) => {
    return { scope, unregister: async () => removed.push(scope) }
  })
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistrations: async () => registrations } })
  const drop = async (name: string) => cached.delete(name)
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: drop })
  await registerWorker('/me/', hasWorker)
  return { cached: [...cached], register, removed }
}

beforeEach(() => vi.stubGlobal('location', new URL('https://me.example/me/blogs')))

test('registers the worker for the site only, not for its parent path', async () => {
  const options = { scope: '/me/', updateViaCache: 'none' }
  const { register: registered, removed, cached } = await register(true)
  expect(registered).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', options)
  expect(removed).toEqual([])
  expect(cached).toEqual([...OURS, ...OTHERS])
})

test('row 65: removes the worker and its caches, and no others, when the site has none', async () => {
  const { register: registered, removed, cached } = await register(false)
  expect(registered).not.toHaveBeenCalled()
  expect(removed).toEqual(['https://me.example/me/'])
  expect(cached).toEqual(OTHERS)
})
