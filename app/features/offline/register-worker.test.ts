import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://me.example/me/blogs')))

test('registers the worker for the site only, not for its parent path', async () => {
  const register = vi.fn<(address: string, options: RegistrationOptions) => Promise<unknown>>()
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  await registerWorker('/me/')
  expect(register).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', {
    scope: '/me/',
    updateViaCache: 'none',
  })
})

const insecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['has no workers', {}],
  ['blocks workers', Object.defineProperty({}, 'serviceWorker', { get: insecure })],
  ['refuses the worker', { serviceWorker: { register: async () => insecure() } }],
])('row 63: does nothing where the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(registerWorker('/me/')).resolves.toBeUndefined()
})
