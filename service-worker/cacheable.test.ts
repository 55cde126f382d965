import { expect, test } from 'vitest'
import { isCacheable } from './cacheable.ts'

function answer(contentType: string | null, status = 200, type: ResponseType = 'basic') {
  return { status, type, headers: new Headers(contentType === null ? {} : { 'content-type': contentType }) }
}

test.each([
  ['page', 'text/html; charset=utf-8'],
  ['page', 'Text/HTML'],
  ['list', 'application/json'],
  ['asset', 'text/javascript; charset=utf-8'],
  ['asset', 'text/css'],
  ['picture', 'image/svg+xml'],
  ['asset', 'font/woff2'],
  ['asset', 'application/octet-stream'],
] as const)('a complete %s of type %s is cached', (subject, contentType) => {
  expect(isCacheable(subject, answer(contentType))).toBe(true)
})

test.each([
  ['list', 'text/html; charset=utf-8'],
  ['asset', 'text/html'],
  ['picture', 'text/html'],
  ['page', 'application/json'],
  ['page', null],
  ['list', null],
  ['asset', null],
] as const)('a %s that says it is %s is not cached', (subject, contentType) => {
  expect(isCacheable(subject, answer(contentType))).toBe(false)
})

test.each([0, 203, 204, 206, 301, 304, 403, 404, 429, 500])(
  'an answer with status %i is not cached',
  (status) => {
    expect(isCacheable('list', answer('application/json', status))).toBe(false)
  },
)

test.each(['opaque', 'opaqueredirect', 'cors', 'error'] as const)(
  'an answer of type %s is not cached',
  (type) => {
    expect(isCacheable('page', answer('text/html', 200, type))).toBe(false)
  },
)
