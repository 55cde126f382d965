import {
  ADDRESS,
  expectFailed,
  expectWell,
  hostOf,
  KINDS,
  RED,
  retry,
} from '#tests/support/github/failed-page.ts'
import * as faults from '#tests/support/github/faults.ts'
import { SAVED } from '#tests/support/github/live-site.ts'
import { expect, test } from '#tests/support/github/test.ts'
import { loaded } from '#tests/support/loaded.ts'

/*
 * The rows of the fault table that are about the connection itself: none, one that says nothing, one that is cut. The
 * other rows are in faults.spec.ts.
 */

/** After so long a call has failed, in ms. */
const LIMIT_MS = { list: 12_000, article: 15_000 } as const

for (const kind of KINDS) {
  test(`row 15: a connection that is refused (${kind})`, async ({ page, github }) => {
    const host = hostOf(github, kind)
    await host.shut()
    await page.goto(ADDRESS[kind])
    await expectFailed(page, kind)
    await host.heal()
    await retry(page)
    await expectWell(page, kind)
  })
}

for (const { row, what, fault } of [
  { row: 16, what: 'no answer at all', fault: faults.silent },
  { row: 17, what: 'a body that stalls half-way', fault: faults.stalled },
  { row: 18, what: 'a body that drips', fault: faults.dripping },
]) {
  for (const kind of KINDS) {
    test(`row ${row}: ${what} (${kind})`, async ({ page, github }) => {
      await page.clock.install()
      const host = hostOf(github, kind)
      host.play(fault)
      await page.goto(ADDRESS[kind])
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
      await expect.poll(() => host.calls.length).toBe(1)
      await page.clock.pauseAt(new Date(Date.now() + 5_000))
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
      await page.clock.runFor(LIMIT_MS[kind])
      await expectFailed(page, kind)
      await host.heal()
      await page.clock.resume()
      await retry(page)
      await expectWell(page, kind)
    })
  }
}

test('row 20: a text cut inside its compression, which a browser takes for whole, is noticed by who has the list', async ({
  page,
  github,
}) => {
  const open = () => page.getByRole('link', { name: SAVED }).click()
  const leave = () => page.locator('main').getByRole('link', { name: 'All articles' }).click()
  github.maxAge.raw = 0
  await page.goto(ADDRESS.list)
  await expectWell(page, 'list')
  await open()
  await expectWell(page, 'article')
  const whole = (await page.locator('.prose').textContent()) ?? ''

  github.raw.play(faults.cutInsideGzip)
  github.raw.calls.length = 0
  await leave()
  await expectWell(page, 'list')
  await open()
  await expect.poll(() => github.raw.calls.length).toBe(2)
  // It is asked for once more, and past every cache.
  expect(github.raw.lastHeaders()['cache-control']).toBe('no-cache')

  await github.raw.heal()
  await leave()
  await expectWell(page, 'list')
  await open()
  await expect(page.locator('.prose')).toHaveText(whole)
})

for (const [kind, from, link] of [
  ['list', ADDRESS.article, 'All articles'],
  ['article', ADDRESS.list, SAVED],
] as const) {
  test(`row 21, row 22: without a network it fails at once, and mends itself with it (${kind})`, async ({
    page,
    github,
    context,
  }) => {
    await page.goto(from)
    await expect(page.getByRole('status')).toHaveText('')
    // An article brings the list's bundle when it has time; without it a click offline leaves for the list's document.
    if (kind === 'list') for (const part of [/blog-page.*\.js/, /blog-page.*\.css/]) await loaded(page, part)
    await context.setOffline(true)
    await page.locator('main').getByRole('link', { name: link }).click()
    await expect(page.getByRole('alert')).toHaveText(RED[kind])
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    const { calls } = hostOf(github, kind)
    expect(calls).toEqual([])
    await context.setOffline(false)
    await expectWell(page, kind)
    expect(calls).toHaveLength(1)
  })
}
