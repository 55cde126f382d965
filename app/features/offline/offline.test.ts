import { expect, test, vi } from 'vitest'
import { registerWorker } from './offline.ts'

function stubRegister(register: () => Promise<unknown>) {
  const spy = vi.fn<() => Promise<unknown>>(register)
  vi.stubGlobal('navigator', { serviceWorker: { register: spy } })
  vi.stubGlobal('location', new URL('https://me.example/me/blogs'))
  return spy
}

test('registers the worker for the site only, not for its parent path, and asks the host for each update', async () => {
  const register = stubRegister(async () => ({}))
  await registerWorker('/me/')
  const options = { scope: '/me/', updateViaCache: 'none' }
  expect(register).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', options)
})

test('a browser that allows no worker shows the site as usual', async () => {
  stubRegister(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  await expect(registerWorker('/me/')).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(registerWorker('/me/')).resolves.toBeUndefined()
})
