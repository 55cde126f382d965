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
  ['page', 'text/html; charset=utf-8'],
  ['data', 'application/json; charset=utf-8'],
  ['asset', 'text/javascript; charset=utf-8'],
  ['asset', 'font/woff2'],
  ['picture', 'image/svg+xml'],
] as const)('caches a complete %s of type %s', async (subject, contentType) => {
  expect(await isCached(subject, contentType)).toBe(true)
})

test.each([
  ['page', 'application/json'],
  ['page', ''],
  ['data', 'text/html; charset=utf-8'],
  ['asset', 'text/html'],
  ['picture', 'text/html'],
  ['picture', 'text/plain'],
] as const)('does not cache a %s with the type "%s"', async (subject, contentType) => {
  expect(await isCached(subject, contentType)).toBe(false)
})

test.each(['<!doctype html><h1>Log in to the network', '<h1>Back soon', ''])(
  'does not cache a page that is not of this site: %s',
  async (body) => {
    expect(await isCached('page', 'text/html', { body })).toBe(false)
  },
)

test.each([0, 203, 204, 206, 301, 304, 403, 404, 429, 500])('does not cache status %i', async (status) => {
  expect(await isCached('data', 'application/json', { status })).toBe(false)
})

test('treats a server error like no answer, and passes any other answer on', async () => {
  const pass = (status: number) => {
    const response = new Response('answer', { status })
    return noServerErrors.fetchDidSucceed?.({ request: new Request(SCOPE), response, event })
  }
  for (const status of [500, 502, 503, 504]) await expect(pass(status)).rejects.toThrow(String(status))
  for (const status of [200, 301, 404, 410]) expect((await pass(status))?.status).toBe(status)
})

test.each(['opaque', 'opaqueredirect', 'cors', 'error'])(
  'does not cache an answer of type %s',
  async (type) => {
    expect(await isCached('picture', 'image/png', { type })).toBe(false)
  },
)
