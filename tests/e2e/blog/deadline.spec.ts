import type { Page, Route } from '@playwright/test'
import { answerCalls, json, listing, text } from '#tests/support/answers.ts'
import { ADDRESS, NAME } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

/** The limits of live-article.ts and of read-built.ts, in ms, which would take too long here. */
const ARTICLE_LIMIT_MS = 30_000
const INDEX_LIMIT_MS = 12_000

/** Lets the limits of this length end when the test says so. */
async function takeLimits(page: Page, limitMs: number) {
  await page.addInitScript((expectedMs) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      if (ms !== expectedMs) return timeout(ms)
      const limit = new AbortController()
      addEventListener('limit', () => limit.abort())
      return limit.signal
    }
  }, limitMs)
  return { end: () => page.evaluate(() => dispatchEvent(new Event('limit'))) }
}

const loading = (page: Page) => page.getByText('Loading...', { exact: true })

/** Ends limits until the page has its copy: the stored text needs the same script as the live one, and has a limit of its own. */
async function endUntilCopy(page: Page, limits: { end: () => Promise<unknown> }): Promise<void> {
  await expect(async () => {
    await limits.end()
    await expect(page.getByText(/^Saved copy from/)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
}

const stall = (_route: Route) => {}

test.use({ tolerated: [/Failed to load resource/] })

for (const [what, file] of [
  ['the module that formats', /\/format-changed-article-[^/]*\.js$/],
  ['the worker', /\/article-worker-[^/]*\.js$/],
] as const) {
  test(`[ART-2] [SAVE-1] Loading... ends if the script of ${what} never arrives`, async ({ page }) => {
    const limits = await takeLimits(page, ARTICLE_LIMIT_MS)
    await answerCalls(page, { article: text('Pushed a minute ago.') })
    const asked = page.waitForRequest(file)
    await page.route(file, stall)
    await page.goto(ADDRESS)
    await asked
    await expect(loading(page)).toBeVisible()
    await limits.end()
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
    await expect(loading(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await endUntilCopy(page, limits)
    await expect(page.locator('.prose p').first()).toBeVisible()
  })
}

test('[ART-2] Retry formats a text whose worker never arrived', async ({ page }) => {
  const limits = await takeLimits(page, ARTICLE_LIMIT_MS)
  await answerCalls(page, { article: text('Pushed a minute ago.') })
  const worker = /\/article-worker-[^/]*\.js$/
  const asked = page.waitForRequest(worker)
  await page.route(worker, stall)
  await page.goto(ADDRESS)
  await asked
  await limits.end()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await endUntilCopy(page, limits)
  await page.unroute(worker)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.prose')).toHaveText('Pushed a minute ago.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[LIST-2] Loading... ends if the index of the site never arrives', async ({ page }) => {
  const limits = await takeLimits(page, INDEX_LIMIT_MS)
  await answerCalls(page, { list: json(listing('Fresh.md')) })
  await page.route('**/articles.json', stall)
  // No document of the build has this page, so that the list needs the index.
  const asked = page.waitForRequest('**/articles.json')
  await page.goto('./archive/99')
  await asked
  await expect(loading(page)).toBeVisible()
  await limits.end()
  await expect(page.getByRole('link', { name: 'Fresh' })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
})
