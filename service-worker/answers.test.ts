import { expect, test } from 'vitest'
import { cacheComplete, noServerErrors } from './answers.ts'

const SCOPE = 'https://me.example/portfolio/'
const PATHS = { page: 'blogs/A', data: 'articles.json', asset: 'assets/a-1.js', picture: 'pictures/0a1b.png' }
const event = new Event('fetch') as ExtendableEvent

const DOCUMENT = '<!doctype html><head><script data-modules="/assets/a.js"></script>'

async function isCached(
  subject: keyof typeof PATHS,
  contentType: string,
  { status = 200, type = 'basic', body = DOCUMENT } = {},
) {
  const request = new Request(SCOPE + PATHS[subject])
  const headers = new Headers(contentType ? { 'content-type': contentType } : {})
  const response = { status, type, headers, clone: () => new Response(body) } as Response
  return (await cacheComplete(SCOPE).cacheWillUpdate?.({ request, response, event })) === response
}

test.each([
  ['page', 'text/html; charset=utf-8', true],
  ['page', 'application/json', false],
  ['page', '', false],
  ['data', 'application/json; charset=utf-8', true],
  ['data', 'text/html; charset=utf-8', false],
  ['asset', 'text/javascript; charset=utf-8', true],
  ['asset', 'font/woff2', true],
  ['asset', 'text/html', false],
  ['picture', 'image/svg+xml', true],
  ['picture', 'text/plain', false],
] as const)('caches a complete %s of type "%s": %s', async (subject, contentType, expected) => {
  expect(await isCached(subject, contentType)).toBe(expected)
})

test.each([
  { body: '<!doctype html><h1>Log in to the network' },
  { body: '' },
  ...[0, 203, 204, 206, 301, 304, 404, 500].map((status) => ({ status })),
  ...['opaque', 'opaqueredirect', 'cors', 'error'].map((type) => ({ type })),
])('does not cache a page with %j', async (answer) => {
  expect(await isCached('page', 'text/html', answer)).toBe(false)
})

test('treats a server error like no answer, and passes any other answer on', async () => {
  const pass = (status: number) => {
    const response = new Response('answer', { status })
    return noServerErrors.fetchDidSucceed?.({ request: new Request(SCOPE), response, event })
  }
  for (const status of [500, 504]) await expect(pass(status)).rejects.toThrow(String(status))
  for (const status of [200, 404]) expect((await pass(status))?.status).toBe(status)
})
