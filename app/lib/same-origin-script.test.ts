// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { sameOriginScript } from './same-origin-script.ts'

test('accepts an address of the site, and returns it complete', () => {
  expect(sameOriginScript('/me/worker.js', '/me/')).toBe(`${location.origin}/me/worker.js`)
})

test.each([
  ['another host', 'https://elsewhere.example/me/worker.js'],
  ['another host without a scheme', '//elsewhere.example/me/worker.js'],
  ['beside the site', '/you/worker.js'],
  ['climbing out of the site', '/me/../you/worker.js'],
  ['a script in the address', 'data:text/javascript,alert(1)'],
])('refuses %s', (_, address) => {
  expect(() => sameOriginScript(address, '/me/')).toThrow('Expected a script below')
})

test('uses one policy for all scripts in browsers with Trusted Types', () => {
  const createPolicy = vi.fn<NonNullable<typeof globalThis.trustedTypes>['createPolicy']>((_, rules) => ({
    createScriptURL: (address) => `trusted: ${rules.createScriptURL(address)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(sameOriginScript('/a.js', '/')).toBe(`trusted: ${location.origin}/a.js`)
  sameOriginScript('/b.js', '/')
  expect(createPolicy).toHaveBeenCalledTimes(1)
  expect(createPolicy.mock.calls[0]?.[0]).toBe('own-scripts')
})
