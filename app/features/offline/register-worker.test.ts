import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

const BASE = '/me/'
const OURS = ['offline /me/ shell', 'offline /me/ pages']
const OTHERS = ['offline / shell', 'offline /me/too/ shell', 'workbox-precache-v2-https://me.example/']

/** Replaces the browser's APIs with fakes. */
function browser({ scope = '', update = () => Promise.resolve(), status = 404 } = {}) {
  const cached = new Set([...OURS, ...OTHERS])
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
    keys: () => Promise.resolve([...cached]),
    delete: (name: string) => Promise.resolve(cached.delete(name)),
  })
  vi.stubGlobal('fetch', fetch)
  return { cached, registration, register, fetch }
}

const failing = () => Promise.reject(new TypeError('Failed to update a ServiceWorker'))

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('location', new URL('https://me.example/me/blogs'))
})

test('registers the worker for the site only, not for its parent path', async () => {
  const { register, registration } = browser()
  await registerWorker(BASE)
  expect(register).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', {
    scope: '/me/',
    updateViaCache: 'none',
  })
  expect(registration.update).not.toHaveBeenCalled()
})

test.each([404, 410])(
  'row 65: removes the worker and its caches when its script answers %i',
  async (status) => {
    const { cached, registration } = browser({ scope: '/me/', update: failing, status })
    await registerWorker(BASE)
    expect(registration.unregister).toHaveBeenCalledOnce()
    expect([...cached]).toEqual(OTHERS)
  },
)

test.each([200, 403, 500, 503])('row 65: keeps the worker when its script answers %i', async (status) => {
  const { cached, registration } = browser({ scope: '/me/', update: failing, status })
  await registerWorker(BASE)
  expect(registration.unregister).not.toHaveBeenCalled()
  expect([...cached]).toEqual([...OURS, ...OTHERS])
})

test('row 65: keeps the worker without a network', async () => {
  const { cached, registration, fetch } = browser({ scope: '/me/', update: failing })
  fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  await registerWorker(BASE)
  expect(registration.unregister).not.toHaveBeenCalled()
  expect(cached.size).toBe(OURS.length + OTHERS.length)
})

test('leaves the worker of a parent path alone', async () => {
  const { registration, register } = browser({ scope: '/', update: failing })
  register.mockImplementation(failing)
  await registerWorker(BASE)
  expect(registration.update).not.toHaveBeenCalled()
  expect(registration.unregister).not.toHaveBeenCalled()
})

test('row 63: does nothing where the browser blocks workers', async () => {
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
