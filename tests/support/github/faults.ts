import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type { Reply, Host } from '#tests/support/hosts/start-host.ts'
import type { GithubHosts } from './github-hosts.ts'
import { SAVED } from '#tests/support/site/seeds.ts'

/** The two pages that call GitHub. */
export type Kind = 'list' | 'article'

/** The host that a page calls. */
export const hostOf = (github: GithubHosts, kind: Kind): Host => (kind === 'list' ? github.api : github.raw)

/** LIST-3 and ART-2, to the letter. */
const RED = { list: 'Failed to fetch articles', article: 'Failed to fetch article' } as const

export const ADDRESS = { list: './blogs', article: `./blogs/${encodeURIComponent(SAVED)}` } as const

/** The saved copy or the live answer: both have the same content. */
async function expectContent(page: Page, kind: Kind): Promise<void> {
  if (kind === 'list') await expect(page.getByRole('link', { name: SAVED })).toBeVisible()
  else await expect(page.locator('.prose > p').nth(5)).toBeVisible()
}

/**
 * Expects the page of every fault (SAVE-1): the exact red text without `Loading...`, the saved copy with its date, a Retry
 * button and the site's header, and no part of the host's answer.
 */
export async function expectFailed(page: Page, kind: Kind): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(RED[kind])
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy from \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expectContent(page, kind)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
  await expect(page.getByText('Unicorn')).toHaveCount(0)
  await expect(page.getByText(LIMITED_ADDRESS)).toHaveCount(0)
}

/** Expects the page after a successful call: no failure and no saved copy. */
export async function expectWell(page: Page, kind: Kind): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy/)).toHaveCount(0)
  await expectContent(page, kind)
}

export async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click()
}

/** Lets pages of other sites read the answer and these headers. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
}
const NO_STORE = { 'cache-control': 'no-store' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** The error page of a broken host. No part of it may ever be shown. */
const UNICORN =
  '<!doctype html><html><title>Unicorn!</title><body><h1>Unicorn</h1><p>No server is available.</p>'

function status(code: number, headers: Record<string, string>, body: string): Reply {
  return ({ response }) => {
    response.writeHead(code, { ...CORS, ...NO_STORE, ...headers }).end(body)
  }
}

/** A status with an HTML page. */
export const page = (code: number): Reply =>
  status(code, { 'content-type': 'text/html; charset=utf-8' }, UNICORN)

export const notFound = status(404, JSON_TYPE, '{"message":"Not Found"}')

/** GitHub writes the visitor's IP address into this answer (documentation, "Rate limits"). */
const LIMITED_ADDRESS = '203.0.113.7'
export const limited = (code: 403 | 429, headers: Record<string, string> = {}): Reply =>
  status(code, { ...JSON_TYPE, ...headers }, `{"message":"API rate limit exceeded for ${LIMITED_ADDRESS}."}`)

/** Accepts the request and never answers. */
export const silent: Reply = () => {}

/** Resets the connection before the answer. */
export const reset: Reply = ({ request }) => {
  request.socket.resetAndDestroy()
}

/** Sends the headers and half of the body, and then nothing more. */
export const stalled: Reply = async ({ response, usualAnswer }) => {
  const { headers, body } = await usualAnswer()
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2))
}

/** Closes the connection one byte before the announced length. */
export const short: Reply = async ({ response, usualAnswer }) => {
  const { headers, body } = await usualAnswer()
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length - 1), () => response.destroy())
}

/** Sends the first half of the compressed body, and announces just that length. */
export const cutInsideGzip: Reply = async ({ response, usualAnswer }) => {
  const { headers, body } = await usualAnswer()
  const compressed = gzipSync(body)
  const cut = compressed.subarray(0, compressed.length / 2)
  response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': cut.length }).end(cut)
}

/** Redirects to the same address for ever. */
export const loop: Reply = ({ request, response }) => {
  response.writeHead(302, { ...CORS, ...NO_STORE, location: request.url ?? '/' }).end()
}

/** Redirects to another host. */
export const elsewhere =
  (address: string): Reply =>
  ({ response }) => {
    response.writeHead(302, { ...CORS, ...NO_STORE, location: address }).end()
  }

/** Redirects once, as GitHub does for a renamed repository, and then answers (@octokit/fixtures, `rename-repository`). */
export const moved: Reply = async ({ request, response, usualAnswer }) => {
  const path = request.url ?? '/'
  const prefix = '/repositories/1000'
  if (!path.startsWith(prefix)) {
    response
      .writeHead(301, { ...CORS, ...NO_STORE, location: prefix + path })
      .end('{"message":"Moved Permanently"}')
    return
  }
  const { status: code, headers, body } = await usualAnswer(path.slice(prefix.length))
  response.writeHead(code, headers).end(body)
}

/** The usual answer, which pages of other sites may not read. */
export const withoutCors: Reply = async ({ response, usualAnswer }) => {
  const { headers, body } = await usualAnswer()
  const { 'access-control-allow-origin': _withheld, ...rest } = headers
  response.writeHead(200, rest).end(body)
}
