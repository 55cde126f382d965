import { expect, test } from 'vitest'
import { onForgejo } from '#article-host/hosts/forgejo.ts'
import { onGithub } from '#article-host/hosts/github.ts'
import { onGitlab } from '#article-host/hosts/gitlab.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { embeddedHost } from '#site-build/source/articles-beside-site.ts'

const github = onGithub('octo/notes', {
  api: 'https://api.github.com',
  raw: 'https://raw.githubusercontent.com',
})

test('allows requests only to the site and to the host of its articles', () => {
  expect(contentSecurityPolicy([''], [''], github)).toContain(
    "connect-src 'self' https://api.github.com https://raw.githubusercontent.com;",
  )
  const gitlab = onGitlab('octo/notes', 'https://git.example:8443/gitlab')
  expect(contentSecurityPolicy([''], [''], gitlab)).toContain("connect-src 'self' https://git.example:8443;")
  const codeberg = onForgejo('octo/notes', 'https://codeberg.org')
  expect(contentSecurityPolicy([''], [''], codeberg)).toContain("connect-src 'self' https://codeberg.org;")
  expect(contentSecurityPolicy([''], [''], embeddedHost('/me/'))).toContain("connect-src 'self';")
})

test('allows nothing that it does not name, and neither a base nor a form', () => {
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

test('contains no unsafe keyword, and allows inline scripts and styles only by their hashes', () => {
  const policy = contentSecurityPolicy(['alert(1)'], ['a{}'], github)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
  expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='")
  expect(policy).toContain("require-trusted-types-for 'script'")
})
