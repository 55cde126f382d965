import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

const BASE = '/me/'
const OURS = ['offline /me/ shell', 'offline /me/ pages']
const OTHERS = ['offline / shell', 'offline /me/too/ shell', 'workbox-precache-v2-https://me.example/']

/** A browser's side of it: what it has, what is asked of it, and what is left. */
function browser({ scope = '', update = () => Promise.resolve(), status = 404 } = {}) {
  const kept = new Set([...OURS, ...OTHERS])
  const registration = {
    scope: `https://me.example${scope}`,
    update: vi.fn<() => Promise<void>>(update),
    unregister: vi.fn<() => void>(),
  }
  const register = vi.fn<(address: string, options: RegistrationOptions) => Promise<unknown>>()
  const fetch = vi.fn<() => Promise<{ status: number }>>(() => Promise.resolve({ status }))
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      getRegistration: () => Promise.resolve(scope === '' ? undefined : registration),
    },
  })
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  })
  vi.stubGlobal('fetch', fetch)
  return { kept, registration, register, fetch }
}

const failing = () => Promise.reject(new TypeError('Failed to update a ServiceWorker'))

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('location', new URL('https://me.example/me/blogs'))
})

test('the worker is registered for the site and nothing above it', async () => {
  const { register, registration } = browser()
  await registerWorker(BASE)
  expect(register).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', {
    scope: '/me/',
    updateViaCache: 'none',
  })
  expect(registration.update).not.toHaveBeenCalled()
})

test('a worker that is there is asked for its successor', async () => {
  const { registration, fetch } = browser({ scope: '/me/' })
  await registerWorker(BASE)
  expect(registration.update).toHaveBeenCalledOnce()
  expect(fetch).not.toHaveBeenCalled()
})

test.each([404, 410])(
  'row 65: a worker whose script is answered with %i goes, with its caches',
  async (status) => {
    const { kept, registration } = browser({ scope: '/me/', update: failing, status })
    await registerWorker(BASE)
    expect(registration.unregister).toHaveBeenCalledOnce()
    expect([...kept]).toEqual(OTHERS)
  },
)

test.each([200, 403, 500, 503])('row 65: one that is answered with %i stays as it is', async (status) => {
  const { kept, registration } = browser({ scope: '/me/', update: failing, status })
  await registerWorker(BASE)
  expect(registration.unregister).not.toHaveBeenCalled()
  expect([...kept]).toEqual([...OURS, ...OTHERS])
})

test('row 65: without a network it stays as it is', async () => {
  const { kept, registration, fetch } = browser({ scope: '/me/', update: failing })
  fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  await registerWorker(BASE)
  expect(registration.unregister).not.toHaveBeenCalled()
  expect(kept.size).toBe(OURS.length + OTHERS.length)
})

test('the worker of another site, below whose path this one lies, is none of its business', async () => {
  const { registration, register } = browser({ scope: '/', update: failing })
  register.mockImplementation(failing)
  await registerWorker(BASE)
  expect(registration.update).not.toHaveBeenCalled()
  expect(registration.unregister).not.toHaveBeenCalled()
})

test('on plain http, where browsers have no workers, nothing happens', async () => {
  const { fetch } = browser()
  vi.stubGlobal('navigator', {})
  await registerWorker(BASE)
  expect(fetch).not.toHaveBeenCalled()
})

test('row 63: where the browser blocks workers, nothing happens', async () => {
  const { fetch } = browser()
  const blocked = {
    get serviceWorker(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  vi.stubGlobal('navigator', blocked)
  await expect(registerWorker(BASE)).resolves.toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})
