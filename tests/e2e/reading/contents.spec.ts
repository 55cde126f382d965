import type { Page } from '@playwright/test'
import { ADDRESS, contents, NAME, open, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const current = (page: Page) => contents(page).locator('[aria-current=location]')

test('the contents link to each heading and mark the current one, and Back returns to the top', async ({
  page,
}) => {
  await open(page)
  const links = contents(page).getByRole('link')
  expect(await links.allTextContents()).toEqual(
    await page.locator('.prose').locator('> h2, > h3').allTextContents(),
  )
  await expect(current(page)).toHaveCount(0)
  await page.getByRole('heading', { name: 'Two practical traps' }).evaluate((heading) => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60)
  })
  await expect(current(page)).toHaveText('Two practical traps')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(current(page)).toHaveText('What I do now')
  await expect(contents(page)).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  const link = contents(page).getByRole('link', { name: 'Then why use it at all?' })
  await link.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Then why use it at all?' })
  await expect(heading).toBeInViewport()
  await expect(current(page)).toHaveText('Then why use it at all?')
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await page.goForward()
  await expect(heading).toBeInViewport()
})

test('the trail beside the contents is lit as far as the reader is, in place of the bar', async ({
  page,
}) => {
  await open(page)
  const list = contents(page).getByRole('list').first()
  const lit = () =>
    list.evaluate(
      (element) =>
        Number.parseFloat(getComputedStyle(element).getPropertyValue('--read')) / element.clientHeight,
    )
  const bar = () =>
    page.locator('.article-text').evaluate((element) => getComputedStyle(element, '::before').display)
  await expect.poll(lit).toBe(0)
  await page.getByRole('heading', { name: 'Two practical traps' }).evaluate((heading) => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60)
  })
  await expect.poll(lit).toBeGreaterThan(0.1)
  expect(await lit()).toBeLessThan(0.8)
  expect(await bar()).toBe('none')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(lit).toBe(1)
  await page.setViewportSize(PHONE)
  expect(await bar()).toBe('block')
})

test('the article is readable when the enhancements cannot be loaded', async ({ page }) => {
  await page.route('**/start-enhancements-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(ADDRESS)
  await failed
  await contents(page).getByRole('link', { name: 'What I do now' }).click()
  await expect(page.getByRole('heading', { name: 'What I do now' })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contents work, and nothing is shown that needs a script', async ({ page }) => {
    await page.goto(ADDRESS)
    await contents(page).getByRole('link', { name: 'What I do now' }).click()
    await expect(page.getByRole('heading', { name: 'What I do now' })).toBeInViewport()
    await expect(page.locator('.copy, [data-enlargeable]')).toHaveCount(0)
    await page.setViewportSize(PHONE)
    await expect(contents(page).getByRole('link').first()).toBeHidden()
    await page.locator('summary').click()
    await expect(contents(page).getByRole('link').first()).toBeVisible()
  })
})
