import { expectSection } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ variant: 'subPath', tolerated: [/Failed to load resource.*404/] })

test('under a path of its host every page opens, by address and by click', async ({ page }) => {
  await page.goto('./')
  await expect(page.locator('html')).toHaveAttribute('data-section')
  await page.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/me\/portfolio\/blogs$/)
  await page.getByRole('link', { name: 'Backpropagation by hand' }).click()
  await expect(page).toHaveURL(/\/me\/portfolio\/blogs\/Backpropagation%20by%20hand$/)
  await expect(page.locator('.prose p').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.prose p').first()).toBeVisible()
  const image = page.locator('.prose img').first()
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stack' }).click()
  await expectSection(page, 'skills')
  await expect(page).toHaveURL(/\/me\/portfolio\/#skills$/)
})

test('an address below the path that is no page says so', async ({ page }) => {
  const response = await page.goto('./nothing/here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})
