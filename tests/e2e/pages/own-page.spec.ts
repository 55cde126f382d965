import { expect, test } from '#tests/support/abroad/test.ts'

test('a page of the owner’s own is in the navigation, keeps its text when scripts start, and is found behind a slash', async ({
  page,
  origin,
}) => {
  await page.goto('./blogs')
  const line = page.getByRole('navigation').getByRole('link', { name: 'الآن' })
  await line.click()
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
  await expect(line).toHaveAttribute('aria-current', 'page')
  // The enhancements of articles.
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.getByText('أقيس جسرًا واحدًا منذ الخريف.')).toBeVisible()

  // GitHub Pages answers so at its address with a slash at the end.
  await page.route('**/now/', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${origin}/nowhere` }) })
  })
  await page.goto('./now/')
  await expect(page).toHaveURL(/\/now$/)
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
})
