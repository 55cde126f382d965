import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

const BASE = '/me/'
const OURS = ['offline /me/ shell', 'offline /me/ pages']
const OTHERS = ['offline / shell', 'offline /me/too/ shell', 'workbox-precache-v2-https://me.example/']

/** Replaces the browser's APIs with fakes. */
function browser(answer: () => Promise<{ status: number }>, update: () => Promise<unknown> = failing) {
  const cached = new Set([...OURS, ...OTHERS])
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const register = vi.fn<(address: string, options: RegistrationOptions) => Promise<unknown>>(() =>
    Promise.resolve({ unregister, update }),
  )
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...cached]),
    delete: (name: string) => Promise.resolve(cached.delete(name)),
  })
  vi.stubGlobal('fetch', answer)
  return { cached, register, unregister }
}

const answering = (status: number) => () => Promise.resolve({ status })
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('location', new URL('https://me.example/me/blogs'))
})

test('registers the worker for the site only, not for its parent path', async () => {
  const { register, unregister } = browser(answering(200))
  await registerWorker(BASE)
  expect(register).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', {
    scope: '/me/',
    updateViaCache: 'none',
  })
  expect(unregister).not.toHaveBeenCalled()
})

test.each([404, 410])(
  'row 65: removes the worker and its caches when its script answers %i',
  async (status) => {
    const { cached, unregister } = browser(answering(status))
    await registerWorker(BASE)
    expect(unregister).toHaveBeenCalledOnce()
    expect([...cached]).toEqual(OTHERS)
  },
)

test.each([
  ['answers 403', answering(403), failing],
  ['answers 503', answering(503), failing],
  ['cannot be reached', failing, failing],
  ['answers 404 once, and the browser finds it', answering(404), () => Promise.resolve()],
])('row 65: keeps the worker when its script %s', async (_, answer, update) => {
  const { cached, unregister } = browser(answer, update)
  await registerWorker(BASE)
  expect(unregister).not.toHaveBeenCalled()
  expect([...cached]).toEqual([...OURS, ...OTHERS])
})
