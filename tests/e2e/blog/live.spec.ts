import type { Page } from '@playwright/test'
import { type FakeHosts, ONLY_THERE, SAVED } from '#tests/support/fake-hosts.ts'
import { ADDRESSES } from '#tests/support/site/variants.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({ variant: 'live', tolerated: [[UNANSWERED, /pictures\.example/], { scope: 'test' }] })

const LISTING = 'GET /repos/admin/notes/contents/articles'
const rawOf = (name: string) => `GET /admin/notes/main/articles/${encodeURIComponent(name)}.md`
const row = (page: Page, name: string) => page.locator('main li').filter({ hasText: name })

/** The calls of the page once the host has received all of them: a last call arrives after them. */
async function allCalls(page: Page, { calls }: FakeHosts): Promise<string[]> {
  await expect(page.getByRole('status')).toHaveText('')
  await page.evaluate((last) => fetch(last).then(({ status }) => status), `${ADDRESSES.api}/last-call`)
  expect(calls.pop()).toBe('GET /last-call')
  return calls
}

test('[LIST-4] [LIST-5] [SAVE-1] [SAVE-2] row 10: pushed articles are there, deleted ones not', async ({
  page,
  articleHost,
}) => {
  Object.assign(articleHost.maxAge, { api: 0, raw: 0 })
  articleHost.github.set('Pushed just now.md', 'Words that are *a minute* old. [CV](/cv.pdf) [List](/blogs)')
  articleHost.github.set(`${SAVED}.md`, 'Rewritten from the *first* line on.')
  await page.goto('./blogs')
  await expect(row(page, ONLY_THERE)).not.toContainText(/new|changed/i)
  await expect(row(page, 'Pushed just now')).toContainText(/new/i)
  await expect(row(page, SAVED)).toContainText(/changed/i)
  await page.getByRole('link', { name: 'Pushed just now' }).click()
  await expect(page.getByText('Words that are a minute old.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pushed just now')
  const landscape = await page.locator('article > svg use').getAttribute('href')
  const drawn = await page.request.get(new URL(landscape ?? '', page.url()).href)
  expect(await drawn.text()).toContain('id="landscape"')
  await expect(page.getByRole('link', { name: 'CV' })).toHaveAttribute('href', '/me/portfolio/cv.pdf')
  await page.locator('.prose').getByRole('link', { name: 'List' }).click()
  await page.getByRole('link', { name: SAVED }).click()
  await expect(page.locator('.prose')).toHaveText('Rewritten from the first line on.')

  articleHost.github.delete(`${SAVED}.md`)
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: SAVED })).toHaveCount(0)
  await expect(page.getByRole('link', { name: ONLY_THERE })).toBeVisible()
  await page.goto(`./blogs/${SAVED}`)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.locator('.prose')).toHaveCount(0)
})

test('[LIST-1] [ART-1] [SITE-2] each page makes one call at most', async ({ page, articleHost }) => {
  // The browser has cached an answer once its request is finished.
  const finished = (host: string) =>
    page.waitForEvent('requestfinished', (request) => request.url().startsWith(host))
  // The host of texts says that a cached one is still the newest; an API would count the call.
  const text = rawOf(ONLY_THERE)
  for (const calls of [[LISTING], [LISTING, text]]) {
    const isListed = finished(ADDRESSES.api)
    await page.goto('./blogs')
    await isListed
    expect(await allCalls(page, articleHost)).toEqual(calls)
    const isRead = finished(ADDRESSES.raw)
    await page.getByRole('link', { name: ONLY_THERE }).click()
    await expect(page.getByText('never in the checkout')).toBeVisible()
    await isRead
  }
  expect(await allCalls(page, articleHost)).toEqual([LISTING, text, text])
})

test('an open page makes no more calls, even when it is shown again', async ({ page, articleHost }) => {
  Object.assign(articleHost.maxAge, { api: 0, raw: 0 })
  await page.clock.install()
  for (const [address, call] of [
    ['./blogs', LISTING],
    [`./blogs/${SAVED}`, rawOf(SAVED)],
  ] as const) {
    articleHost.calls.length = 0
    await page.goto(address)
    await expect.poll(() => articleHost.calls).toEqual([call])
    await expect(page.getByRole('status')).toHaveText('')
    await page.clock.fastForward('02:00:00')
    await page.evaluate(() => {
      for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.fastForward('02:00:00')
    expect(await allCalls(page, articleHost)).toEqual([call])
  }
})

test('below a path of the host, a page opens by address, with its links and its picture', async ({
  page,
}) => {
  await page.goto(`./blogs/${SAVED}`)
  await expect(page.getByRole('link', { name: 'Edit on GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/admin/notes/edit/main/articles/${encodeURIComponent(SAVED)}.md`,
  )
  const picture = page.locator('.prose img').first()
  await expect(picture).toHaveAttribute('src', /^\/me\/portfolio\/pictures\/[0-9a-f]{40}\.svg$/)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 720)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stack' }).click()
  await expect(page).toHaveURL(/\/me\/portfolio\/#skills$/)
  await expect(page.locator('html')).toHaveAttribute('data-section', 'skills')
  expect((await page.goto('./nothing/here'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
