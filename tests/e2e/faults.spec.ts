import {
  ADDRESS,
  expectFailed,
  expectWell,
  hostOf,
  type Kind,
  KINDS,
  retry,
} from '#tests/support/github/failed-page.ts'
import * as faults from '#tests/support/github/faults.ts'
import type { Play } from '#tests/support/github/host.ts'
import { hostsInSite } from '#tests/support/github/live-site.ts'
import { expect, test } from '#tests/support/github/test.ts'

/*
 * The fault table of transport and status, row by row, over real connections: what a visitor sees who has a saved copy
 * on the page. Without a copy the page is what blog.spec.ts and article.spec.ts show.
 */

type Row = {
  row: number
  what: string
  /** The pages that can meet it: both, unless it is said. */
  kinds?: readonly Kind[]
  /** Played one after the other, the first when the page opens and each other on a click on Retry. */
  plays: readonly Play[]
  /** How often a call may be made: once, and once more where the network or the server failed. */
  calls: 1 | 2
}

const ROWS: Row[] = [
  { row: 4, what: 'a bare 304', kinds: ['list'], plays: [faults.status(304)], calls: 1 },
  { row: 5, what: 'a 400, 401, 410, 451', plays: [400, 401, 410, 451].map(faults.page), calls: 1 },
  { row: 9, what: 'a 404', kinds: ['list'], plays: [faults.notFound], calls: 1 },
  { row: 11, what: 'a 500, 502, 503, 504', plays: [500, 502, 503, 504].map(faults.page), calls: 2 },
  { row: 12, what: 'a page of HTML', kinds: ['list'], plays: [faults.page(200)], calls: 1 },
  { row: 13, what: 'a page of HTML', kinds: ['article'], plays: [faults.page(200)], calls: 1 },
  {
    row: 14,
    what: 'a 202, 206, 204',
    plays: [faults.wellAs(202), faults.wellAs(206), faults.status(204)],
    calls: 1,
  },
  {
    row: 15,
    what: 'a reset; an answer not for this site',
    plays: [faults.reset, faults.withoutCors],
    calls: 2,
  },
  { row: 19, what: 'a body that ends too early', plays: [faults.short], calls: 2 },
]

for (const { row, what, kinds = KINDS, plays, calls } of ROWS) {
  for (const kind of kinds) {
    test(`row ${row}: ${what} (${kind})`, async ({ page, github }) => {
      const host = hostOf(github, kind)
      for (const [index, play] of plays.entries()) {
        host.play(play)
        host.calls.length = 0
        if (index === 0) await page.goto(ADDRESS[kind])
        else await retry(page)
        await expectFailed(page, kind)
        expect(host.calls.length, host.calls.join(', ')).toBeGreaterThan(0)
        expect(host.calls.length, host.calls.join(', ')).toBeLessThanOrEqual(calls)
      }
      await host.heal()
      await retry(page)
      await expectWell(page, kind)
    })
  }
}

test('row 1: a repository that was renamed is followed to its list', async ({ page, github }) => {
  github.api.play(faults.moved)
  await page.goto('./blogs')
  await expectWell(page, 'list')
  expect(github.api.calls).toEqual([
    'GET /repos/admin/notes/contents/articles',
    'GET /repositories/1000/repos/admin/notes/contents/articles',
  ])
})

for (const kind of KINDS) {
  test(`row 2: a redirect to itself, and one to another host (${kind})`, async ({ page, github }) => {
    const host = hostOf(github, kind)
    const other = kind === 'list' ? 'article' : 'list'
    host.play(faults.loop)
    await page.goto(ADDRESS[kind])
    await expectFailed(page, kind)
    hostOf(github, other).play(faults.withoutCors)
    host.play(faults.elsewhere(`${hostsInSite()[other === 'list' ? 'api' : 'raw']}/repos/admin/notes`))
    await retry(page)
    await expect.poll(() => hostOf(github, other).calls.length).toBeGreaterThan(0)
    await expectFailed(page, kind)
    await host.heal()
    await retry(page)
    await expectWell(page, kind)
  })
}

for (const kind of KINDS) {
  test(`row 3: what the browser’s cache finds unchanged is a success, and red never flickers (${kind})`, async ({
    page,
    github,
  }) => {
    const host = hostOf(github, kind)
    Object.assign(github.maxAge, { api: 0, raw: 0 })
    await page.goto(ADDRESS[kind])
    await expectWell(page, kind)
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('[role=alert]')) document.documentElement.dataset.sawRed = ''
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.goto(ADDRESS[kind])
    await expectWell(page, kind)
    expect(host.calls).toHaveLength(2)
    expect(host.lastHeaders()['if-none-match']).toMatch(/^(W\/)?"/)
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-red')
  })
}

test('row 6: a spent allowance is explained with its end, and nothing is asked before', async ({
  page,
  github,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  const reset = String(Date.parse('2026-11-21T10:40:00Z') / 1_000)
  github.api.play(faults.limited(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }))
  await page.goto('./blogs')
  await expectFailed(page, 'list')
  await expect(page.getByText('It can be asked again after 10:40')).toBeVisible()
  await page.clock.fastForward('39:00')
  await expectFailed(page, 'list')
  expect(github.api.calls).toHaveLength(1)
})

test('row 7: a refusal without a reason is not explained, and nothing is asked within a minute', async ({
  page,
  github,
}) => {
  await page.clock.install()
  github.api.play(faults.forbidden)
  await page.goto('./blogs')
  await expectFailed(page, 'list')
  await page.clock.fastForward(60_000)
  await expectFailed(page, 'list')
  await expect(page.getByText(/too many requests/)).toHaveCount(0)
  expect(github.api.calls).toHaveLength(1)
})

test('row 8: a 429 of the API says when to ask again, if its wait can be read', async ({ page, github }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  for (const [retryAfter, explained] of [
    ['30', /asked again after 10:01/],
    ['Sat, 21 Nov 2026 10:15:00 GMT', /asked again after 10:15/],
    ['soon', /Please try again later/],
  ] as const) {
    github.api.play(faults.limited(429, { 'retry-after': retryAfter }))
    github.api.calls.length = 0
    await page.goto(ADDRESS.list)
    await expectFailed(page, 'list')
    await expect(page.getByText(explained)).toBeVisible()
    expect(github.api.calls).toHaveLength(1)
  }
})

test('row 8: the wait in a 429 of the raw host is for no page to read, and none is guessed', async ({
  page,
  github,
}) => {
  github.raw.play(faults.limited(429, { 'retry-after': '30', 'access-control-expose-headers': '' }))
  await page.goto(ADDRESS.article)
  await expectFailed(page, 'article')
  await expect(page.getByText(/Please try again later/)).toBeVisible()
  expect(github.raw.calls).toHaveLength(1)
})

test('[SAVE-2] row 10: an article that is not there has no copy, and the list is a step away', async ({
  page,
  github,
}) => {
  github.raw.play(faults.notFound)
  await page.goto(ADDRESS.article)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.locator('.prose')).toHaveCount(0)
  expect(github.raw.calls).toHaveLength(1)
  await page.locator('main').getByRole('link', { name: 'All articles' }).click()
  await expectWell(page, 'list')
})
