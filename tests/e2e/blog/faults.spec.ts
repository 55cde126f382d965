import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ONLY_THERE, SAVED } from '#tests/support/fake-hosts.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

/*
 * The pages when GitHub fails, over real connections. The tests in article-host/ cover all faults, and article.spec.ts and
 * list.spec.ts cover pages without a copy.
 */

// Browsers log failed calls, and pictures from http: the site's policy allows only https.
test.use({
  variant: 'live',
  tolerated: [[UNANSWERED, /blocked by CORS policy|Loading the image 'http:|build\.json/], { scope: 'test' }],
})

const CORS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
/** A visitor's IP address, which GitHub writes into the answer to too many calls. */
const VISITOR = '203.0.113.7'

/** The two pages that call GitHub, and LIST-3 and ART-2, to the letter. */
const LIST = { address: './blogs', red: 'Failed to fetch articles' }
const ARTICLE = { address: `./blogs/${encodeURIComponent(SAVED)}`, red: 'Failed to fetch article' }

/** The saved copy or the live answer: both have the same content. */
async function expectContent(page: Page, kind: typeof LIST) {
  if (kind === LIST) await expect(page.getByRole('link', { name: ONLY_THERE })).toBeVisible()
  else await expect(page.locator('.prose > p').nth(5)).toBeVisible()
}

/** Expects the page of every fault (SAVE-1). No part of the host's answer is shown. */
async function expectFailed(page: Page, kind: typeof LIST) {
  await expect(page.getByRole('alert')).toHaveText(kind.red)
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy from \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expectContent(page, kind)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
  await expect(page.getByText(VISITOR)).toHaveCount(0)
}

/** Expects the page after a successful call: no failure and no saved copy. */
async function expectWell(page: Page, kind: typeof LIST) {
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy/)).toHaveCount(0)
  await expectContent(page, kind)
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click()

test('row 3, row 15: an answer without CORS headers is a failure, a revalidated one is not', async ({
  page,
  articleHost,
}) => {
  articleHost.answerWith((request, response) => response.end(articleHost.answerTo(request.url).body))
  await page.goto(LIST.address)
  await expectFailed(page, LIST)
  expect(articleHost.calls).toHaveLength(2)
  await articleHost.restore()
  Object.assign(articleHost.maxAge, { api: 0 })
  await retry(page)
  await expectWell(page, LIST)
  const tags: unknown[] = []
  articleHost.answerWith((request, response) => {
    tags.push(request.headers['if-none-match'])
    articleHost.usual(request, response)
  })
  await page.goto(LIST.address)
  await expect.poll(() => tags).toEqual([expect.stringMatching(/^"/)])
  await expectWell(page, LIST)
})

test('row 6: a rate limit is explained, and the page makes no more calls', async ({ page, articleHost }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  const headers = {
    ...CORS,
    'access-control-expose-headers': 'X-RateLimit-Remaining, X-RateLimit-Reset',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Date.parse('2026-11-21T10:40:00Z') / 1_000),
  }
  articleHost.answerWith((_, response) => response.writeHead(403, headers).end(VISITOR))
  await page.goto(LIST.address)
  await expectFailed(page, LIST)
  await expect(page.getByText('It can be asked again after 10:40')).toBeVisible()
  await page.clock.fastForward('39:00')
  await expectFailed(page, LIST)
  expect(articleHost.calls).toHaveLength(1)
})

test('row 20: a text cut in its compression is shown as it came', async ({ page, context, articleHost }) => {
  const lastBlock = page.locator('.prose > *').last()
  articleHost.answerWith((request, response) => {
    const { headers, body } = articleHost.answerTo(request.url)
    const compressed = gzipSync(body)
    const cut = compressed.subarray(0, compressed.length / 2)
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': cut.length }).end(cut)
  })
  await page.goto(ARTICLE.address)
  const whole = (await lastBlock.textContent()) ?? ''
  await expect(lastBlock).not.toHaveText(whole)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await articleHost.restore()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.goto(ARTICLE.address)
  await expect.poll(() => articleHost.calls).toHaveLength(1)
  await expectWell(page, ARTICLE)
  await expect(lastBlock).toHaveText(whole)
})

test('row 15, row 21, row 22: an offline page calls again online', async ({ page, articleHost, context }) => {
  articleHost.answerWith(({ socket }) => socket.resetAndDestroy())
  await page.goto(ARTICLE.address)
  await expectFailed(page, ARTICLE)
  await articleHost.restore()
  await context.setOffline(true)
  await retry(page)
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expectFailed(page, ARTICLE)
  expect(articleHost.calls).toEqual([])
  await context.setOffline(false)
  await expectWell(page, ARTICLE)
  expect(articleHost.calls).toHaveLength(1)
})
