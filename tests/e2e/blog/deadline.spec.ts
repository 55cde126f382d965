import type { Page, Route } from '@playwright/test'
import { answerCalls, json, listing, text } from '#tests/support/answers.ts'
import { ADDRESS, NAME } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

/** The limits of live-article.ts and of read-built.ts, in ms, which would take too long here. */
const LIMITS = [30_000, 12_000]

/** Lets these limits of the page end soon. */
const shorten = (page: Page) =>
  page.addInitScript((limits) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(limits.includes(ms) ? 1_500 : ms)
  }, LIMITS)

const stall = (_route: Route) => {}

test.use({ tolerated: [/Failed to load resource/] })

for (const [what, file] of [
  ['the module that formats', /\/format-changed-article-[^/]*\.js$/],
  ['the worker', /\/article-worker-[^/]*\.js$/],
] as const) {
  test(`[ART-2] [SAVE-1] Loading... ends if the script of ${what} never arrives`, async ({ page }) => {
    await shorten(page)
    await answerCalls(page, { article: text('Pushed a minute ago.') })
    const asked = page.waitForRequest(file)
    await page.route(file, stall)
    await page.goto(ADDRESS)
    await asked
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await expect(page.getByText(/^Saved copy from/)).toBeVisible()
    await expect(page.locator('.prose p').first()).toBeVisible()
  })
}

test('[ART-2] Retry formats a text whose worker never arrived', async ({ page }) => {
  await shorten(page)
  await answerCalls(page, { article: text('Pushed a minute ago.') })
  const worker = /\/article-worker-[^/]*\.js$/
  await page.route(worker, stall)
  await page.goto(ADDRESS)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await page.unroute(worker)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.prose')).toHaveText('Pushed a minute ago.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[LIST-2] Loading... ends if the index of the site never arrives', async ({ page }) => {
  await shorten(page)
  await answerCalls(page, { list: json(listing('Fresh.md')) })
  await page.route('**/articles.json', stall)
  // No document of the build has this page, so that the list needs the index.
  await page.goto('./archive/99')
  await expect(page.getByRole('link', { name: 'Fresh' })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})
