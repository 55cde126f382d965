import type { Page } from '@playwright/test'
import type { Host } from '#tests/support/hosts/start-host.ts'
import { GITHUB_IN_SITE, ONLY_THERE, SAVED } from '#tests/support/site/seeds.ts'
import { expect, testOnGithub as test } from '#tests/support/test.ts'

const LISTING = 'GET /repos/admin/notes/contents/articles'
const rawOf = (name: string) => `GET /admin/notes/main/articles/${encodeURIComponent(name)}.md`
const pageOf = (name: string) => `./blogs/${encodeURIComponent(name)}`

/** Waits until the host has received all calls of the page, by making a last call, which arrives after them. */
async function settled(page: Page, { calls }: Host, address: string): Promise<void> {
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await expect(page.getByRole('status')).toHaveText('')
  await page.evaluate((last) => fetch(last).then(({ status }) => status), `${address}/last-call`)
  expect(calls.pop()).toBe('GET /last-call')
}

test('[SAVE-1] the saved copies come from the repository and can be read while GitHub is down', async ({
  page,
  github,
}) => {
  await Promise.all([github.api.cut(), github.raw.cut()])
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(page.locator('main li')).toHaveText([new RegExp(SAVED), new RegExp(ONLY_THERE)])
  await page.getByRole('link', { name: ONLY_THERE }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText('This text was never in the checkout.')).toBeVisible()
})

test('[LIST-5] an article added to the repository can be listed and read without a rebuild', async ({
  page,
  repository,
}) => {
  await repository.put('Pushed just now', 'Words that are *a minute* old.')
  await page.goto('./blogs')
  await expect(page.locator('main li').filter({ hasText: ONLY_THERE })).not.toContainText(/new|changed/i)
  await expect(page.locator('main li').filter({ hasText: 'Pushed just now' })).toContainText(/new/i)
  await page.getByRole('link', { name: 'Pushed just now' }).click()
  await expect(page.getByText('Words that are a minute old.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pushed just now')
  const landscape = await page.locator('article > svg use').getAttribute('href')
  const drawn = await page.request.get(new URL(landscape ?? '', page.url()).href)
  expect(await drawn.text()).toContain('id="landscape"')
})

test('[SAVE-1] a text changed in the repository replaces its copy without a rebuild', async ({
  page,
  repository,
}) => {
  await repository.put(SAVED, 'Rewritten from the *first* line on.')
  await page.goto('./blogs')
  await expect(page.locator('main li').filter({ hasText: SAVED })).toContainText(/changed/i)
  await page.getByRole('link', { name: SAVED }).click()
  await expect(page.locator('.prose')).toHaveText('Rewritten from the first line on.')
})

test('root paths of a newer text lead to files and pages of the site, below its path', async ({
  page,
  repository,
}) => {
  await page.route(/\/me\/portfolio\/a%20map\.svg$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  )
  await repository.put(
    'Pushed just now',
    '![A map](</a map.svg>) [CV](/cv.pdf) [Evil](/..%2f..%2fetc) [List](/blogs)',
  )
  await page.goto(pageOf('Pushed just now'))
  const map = page.getByAltText('A map')
  await expect.poll(() => map.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(9)
  await expect(page.getByRole('link', { name: 'CV' })).toHaveAttribute('href', '/me/portfolio/cv.pdf')
  await expect(page.getByText('Evil')).not.toHaveAttribute('href')
  await page.locator('.prose').getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(/\/me\/portfolio\/blogs$/)
  await expect(page.locator('main li').filter({ hasText: ONLY_THERE })).toBeVisible()
})

test('[LIST-4] [SAVE-2] row 10: a deleted article leaves the list, and its page shows no copy', async ({
  page,
  repository,
}) => {
  await repository.remove(SAVED)
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: SAVED })).toHaveCount(0)
  await expect(page.getByRole('link', { name: ONLY_THERE })).toBeVisible()
  await page.goto(pageOf(SAVED))
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.locator('.prose')).toHaveCount(0)
})

test('[LIST-1] [ART-1] [SITE-2] opening the list makes one call to the API, opening an article one to the raw host', async ({
  page,
  github,
}) => {
  const { api, raw } = GITHUB_IN_SITE
  await page.goto('./blogs')
  await settled(page, github.api, api)
  expect([github.api.calls, github.raw.calls]).toEqual([[LISTING], []])
  await page.getByRole('link', { name: ONLY_THERE }).click()
  await expect(page.getByText('never in the checkout')).toBeVisible()
  await settled(page, github.raw, raw)
  expect([github.api.calls, github.raw.calls]).toEqual([[LISTING], [rawOf(ONLY_THERE)]])
})

test('the browser’s cache answers repeated calls within GitHub’s caching times', async ({ page, github }) => {
  const { api, raw } = GITHUB_IN_SITE
  // The browser has cached an answer once its request is finished.
  const finished = (host: string) =>
    page.waitForEvent('requestfinished', (request) => request.url().startsWith(host))
  for (let time = 0; time < 2; time += 1) {
    const listed = finished(api)
    await page.goto('./blogs')
    await listed
    const read = finished(raw)
    await page.getByRole('link', { name: ONLY_THERE }).click()
    await expect(page.getByText('never in the checkout')).toBeVisible()
    await read
  }
  expect(github.api.calls).toEqual([LISTING])
  expect(github.raw.calls).toEqual([rawOf(ONLY_THERE)])
})

test('an open page makes no more calls as time passes, when it is shown again, or when it is online again', async ({
  page,
  github,
}) => {
  Object.assign(github.maxAge, { api: 0, raw: 0 })
  await page.clock.install()
  const { api, raw } = GITHUB_IN_SITE
  for (const [opened, host, address, call] of [
    ['./blogs', github.api, api, LISTING],
    [pageOf(SAVED), github.raw, raw, rawOf(SAVED)],
  ] as const) {
    await page.goto(opened)
    await expect.poll(() => host.calls.length).toBe(1)
    await expect(page.getByRole('status')).toHaveText('')
    await page.clock.fastForward('02:00:00')
    await page.evaluate(() => {
      for (const type of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(type))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.fastForward('02:00:00')
    await settled(page, host, address)
    expect(host.calls).toEqual([call])
  }
})

test('below a path of the host, every page opens by address and by click', async ({ page }) => {
  await page.goto('./')
  await expect(page.locator('html')).toHaveAttribute('data-section', 'hero')
  await page.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/me\/portfolio\/blogs$/)
  await page.getByRole('link', { name: SAVED }).click()
  await expect(page).toHaveURL(/\/me\/portfolio\/blogs\/Backpropagation%20by%20hand$/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Edit on GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/admin/notes/edit/main/articles/${encodeURIComponent(SAVED)}.md`,
  )
  const picture = page.locator('.prose img').first()
  await expect(picture).toHaveAttribute('src', /^\/me\/portfolio\/pictures\/[0-9a-f]{40}\.svg$/)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 720)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stack' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-section', 'skills')
  await expect(page).toHaveURL(/\/me\/portfolio\/#skills$/)
  expect((await page.goto('./nothing/here'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
