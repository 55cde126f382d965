import { beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './offline.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return () => vi.useRealTimers()
})

function stubRegister(register: () => Promise<unknown>) {
  const spy = vi.fn<() => Promise<unknown>>(register)
  vi.stubGlobal('navigator', { serviceWorker: { register: spy } })
  vi.stubGlobal('location', new URL('https://me.example/me/blogs'))
  return spy
}

test('registers the worker for the site only, not for its parent path, and asks the host for each update', async () => {
  const register = stubRegister(async () => ({}))
  void registerWorker('/me/')
  await vi.advanceTimersByTimeAsync(3_000)
  const options = { scope: '/me/', updateViaCache: 'none' }
  expect(register).toHaveBeenCalledExactlyOnceWith('https://me.example/me/sw.js', options)
})

test('waits until the visitor has done nothing for three seconds', async () => {
  const register = stubRegister(async () => ({}))
  void registerWorker('/me/')
  for (const type of ['pointerdown', 'touchmove', 'wheel', 'keydown']) {
    await vi.advanceTimersByTimeAsync(2_900)
    page.dispatchEvent(new Event(type))
  }
  await vi.advanceTimersByTimeAsync(2_900)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(register).toHaveBeenCalledTimes(1)
})

test('a browser that allows no worker shows the site as usual', async () => {
  stubRegister(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  const denied = registerWorker('/me/')
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(denied).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  const missing = registerWorker('/me/')
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(missing).resolves.toBeUndefined()
})
