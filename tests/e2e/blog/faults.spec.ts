import { ADDRESS, expectFailed, expectWell, hostOf, type Kind, retry } from '#tests/support/github/faults.ts'
import * as faults from '#tests/support/github/faults.ts'
import type { Reply } from '#tests/support/hosts/start-host.ts'
import { GITHUB_IN_SITE } from '#tests/support/site/seeds.ts'
import { expect, testOnGithub as test } from '#tests/support/test.ts'

/*
 * The pages when GitHub fails, over real connections: one test for each kind of fault. The tests in article-host/ cover all
 * faults, and article.spec.ts and list.spec.ts cover pages without a copy.
 */

type Row = {
  fault: string
  kind: Kind
  reply: Reply
  /** 2 where the network or the server failed, because such a call is repeated once. */
  calls: 1 | 2
}

const ROWS: Row[] = [
  { fault: 'row 9: a 404 for the list', kind: 'list', reply: faults.notFound, calls: 1 },
  { fault: 'row 11: a 502 with an HTML page', kind: 'article', reply: faults.page(502), calls: 2 },
  { fault: 'row 15: a reset connection', kind: 'article', reply: faults.reset, calls: 2 },
  { fault: 'row 15: an answer without CORS headers', kind: 'list', reply: faults.withoutCors, calls: 2 },
  { fault: 'row 19: a body that ends too early', kind: 'article', reply: faults.short, calls: 2 },
]

for (const { fault, kind, reply, calls } of ROWS) {
  test(`${fault} is a failure after ${calls === 1 ? 'one call' : 'two calls'}`, async ({ page, github }) => {
    const host = hostOf(github, kind)
    host.answerWith(reply)
    await page.goto(ADDRESS[kind])
    await expectFailed(page, kind)
    expect(host.calls, host.calls.join(', ')).toHaveLength(calls)
    await host.restore()
    await retry(page)
    await expectWell(page, kind)
  })
}

test('row 1: the redirect of a renamed repository leads to its list', async ({ page, github }) => {
  github.api.answerWith(faults.moved)
  await page.goto('./blogs')
  await expect
    .poll(() => github.api.calls)
    .toEqual([
      'GET /repos/admin/notes/contents/articles',
      'GET /repositories/1000/repos/admin/notes/contents/articles',
    ])
  await expectWell(page, 'list')
})

test('row 2: a redirect loop fails, and so does a redirect to a host without CORS headers', async ({
  page,
  github,
}) => {
  github.api.answerWith(faults.loop)
  await page.goto(ADDRESS.list)
  await expectFailed(page, 'list')
  github.raw.answerWith(faults.withoutCors)
  github.api.answerWith(faults.elsewhere(`${GITHUB_IN_SITE.raw}/repos/admin/notes`))
  await retry(page)
  await expect.poll(() => github.raw.calls.length).toBeGreaterThan(0)
  await expectFailed(page, 'list')
})

test('row 3: an answer that the browser has revalidated is a success, and the red text never appears', async ({
  page,
  github,
}) => {
  Object.assign(github.maxAge, { api: 0, raw: 0 })
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[role=alert]')) document.documentElement.dataset.sawRed = ''
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  for (const visits of [1, 2]) {
    await page.goto(ADDRESS.list)
    await expect.poll(() => github.api.calls.length).toBe(visits)
    await expectWell(page, 'list')
  }
  expect(github.api.lastHeaders()['if-none-match']).toMatch(/^(W\/)?"/)
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-red')
})

test('row 6: a rate limit is explained with the time of its end, and the open page makes no more calls', async ({
  page,
  github,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  const reset = String(Date.parse('2026-11-21T10:40:00Z') / 1_000)
  github.api.answerWith(faults.limited(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }))
  await page.goto('./blogs')
  await expectFailed(page, 'list')
  await expect(page.getByText('It can be asked again after 10:40')).toBeVisible()
  await page.clock.fastForward('39:00')
  await expectFailed(page, 'list')
  expect(github.api.calls).toHaveLength(1)
})

for (const { title, kind, reply, limit } of [
  {
    title: 'row 16: a list without an answer fails after 12 s',
    kind: 'list',
    reply: faults.silent,
    limit: 12_000,
  },
  {
    title: 'row 17: an article whose body stalls fails after 15 s',
    kind: 'article',
    reply: faults.stalled,
    limit: 15_000,
  },
] as const) {
  test(title, async ({ page, github }) => {
    await page.clock.install()
    // The fake clock controls `setTimeout`, but not `AbortSignal.timeout`.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const limited = new AbortController()
        setTimeout(() => limited.abort(), ms)
        return limited.signal
      }
    })
    const host = hostOf(github, kind)
    host.answerWith(reply)
    await page.goto(ADDRESS[kind])
    const loading = page.getByText('Loading...', { exact: true })
    await expect.poll(() => host.calls.length).toBe(1)
    await page.clock.pauseAt(Date.now() + 5_000)
    await expect(loading).toBeVisible()
    await page.clock.runFor(limit)
    await expectFailed(page, kind)
    await host.restore()
    await page.clock.resume()
    await retry(page)
    await expectWell(page, kind)
  })
}

test('row 20: a text cut inside its compression is shown as it came, until the browser’s cache drops it', async ({
  page,
  context,
  github,
}) => {
  const lastBlock = page.locator('.prose > *').last()
  github.raw.answerWith(faults.cutInsideGzip)
  await page.goto(ADDRESS.article)
  const whole = (await lastBlock.textContent()) ?? ''
  await expect(lastBlock).not.toHaveText(whole)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await github.raw.restore()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.goto(ADDRESS.article)
  await expect.poll(() => github.raw.calls.length).toBe(1)
  await expectWell(page, 'article')
  await expect(lastBlock).toHaveText(whole)
})

test('row 21, row 22: the page reports at once that it is offline, and calls again when the network is back', async ({
  page,
  github,
  context,
}) => {
  const host = hostOf(github, 'article')
  host.answerWith(faults.reset)
  await page.goto(ADDRESS.article)
  await expectFailed(page, 'article')
  await host.restore()
  await context.setOffline(true)
  await retry(page)
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await expectFailed(page, 'article')
  expect(host.calls).toEqual([])
  await context.setOffline(false)
  await expectWell(page, 'article')
  expect(host.calls).toHaveLength(1)
})
