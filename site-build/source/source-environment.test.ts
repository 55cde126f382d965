import { expect, test } from 'vitest'
import { readSourceEnvironment } from './source-environment.ts'

test('nothing is set: no token, nothing let through, the cache in its place', () => {
  expect(readSourceEnvironment({})).toEqual({
    token: null,
    isOffline: false,
    cacheFolder: 'build/cache/snapshot',
    accept: { fewer: false, repository: null },
  })
  // What a workflow sets that has no such secret.
  expect(readSourceEnvironment({ GITHUB_TOKEN: '', SITE_ACCEPT_REPOSITORY: '' })).toEqual(
    readSourceEnvironment({}),
  )
})

test('what the owner sets is read', () => {
  const env = {
    GITHUB_TOKEN: ' abc\n',
    SITE_CACHE: 'elsewhere',
    SITE_OFFLINE: '1',
    SITE_ACCEPT_FEWER_ARTICLES: '1',
    SITE_ACCEPT_REPOSITORY: '8',
  }
  expect(readSourceEnvironment(env)).toEqual({
    token: 'abc',
    isOffline: true,
    cacheFolder: 'elsewhere',
    accept: { fewer: true, repository: 8 },
  })
})

test.each([
  ['GITHUB_TOKEN', 'two secrets'],
  ['GITHUB_TOKEN', 'one\nsecret'],
  ['SITE_ACCEPT_REPOSITORY', 'octo/secret'],
])('a wrong %s stops the build and is not shown', (name, value) => {
  const reading = () => readSourceEnvironment({ [name]: value })
  expect(reading).toThrow(`${name}: expected`)
  expect(reading).not.toThrow(/secret/)
})
