import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const github = {
  api: 'https://api.github.com',
  raw: 'https://raw.githubusercontent.com',
  owner: 'octo',
  repo: 'notes',
  embedded: false,
}

test('only the site and the two configured hosts may be asked', () => {
  expect(contentSecurityPolicy([''], [''], github)).toContain(
    "connect-src 'self' https://api.github.com https://raw.githubusercontent.com;",
  )
  const embedded = { ...github, api: '/github/api', raw: '/github/raw', embedded: true }
  expect(contentSecurityPolicy([''], [''], embedded)).toContain("connect-src 'self';")
})

test('nothing is allowed but what is named, and neither a base nor a form', () => {
  const policy = contentSecurityPolicy([''], [''], github).split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]+'$/),
    expect.stringMatching(/^style-src 'self' 'sha256-[\w+/=]+'$/),
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com https://raw.githubusercontent.com",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
  ])
})

test('nothing is unsafe, and an inline script or style is allowed by its hash alone', () => {
  const policy = contentSecurityPolicy(['alert(1)'], ['a{}'], github)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='")
  expect(policy).toContain("require-trusted-types-for 'script'")
})
