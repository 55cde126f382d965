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
  { subject: 'page', contentType: 'text/html; charset=utf-8', expected: true },
  { subject: 'page', contentType: 'application/json', expected: false },
  { subject: 'page', contentType: '', expected: false },
  { subject: 'data', contentType: 'application/json; charset=utf-8', expected: true },
  { subject: 'data', contentType: 'text/html; charset=utf-8', expected: false },
  { subject: 'asset', contentType: 'text/javascript; charset=utf-8', expected: true },
  { subject: 'asset', contentType: 'font/woff2', expected: true },
  { subject: 'asset', contentType: 'text/html', expected: false },
  { subject: 'picture', contentType: 'image/svg+xml', expected: true },
  { subject: 'picture', contentType: 'text/plain', expected: false },
] as const)(
  'caches a complete $subject of type $contentType: $expected',
  async ({ subject, contentType, expected }) => {
    expect(await isCached(subject, contentType)).toBe(expected)
  },
)

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
