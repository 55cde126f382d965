import { expect, testOnGitlab as test } from '#tests/support/test.ts'

test('an own page is in the navigation, keeps its text when scripts start, and also opens with a slash at the end', async ({
  page,
  origin,
}) => {
  await page.goto('./blogs')
  const line = page.getByRole('navigation').getByRole('link', { name: 'الآن' })
  await line.click()
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
  await expect(line).toHaveAttribute('aria-current', 'page')
  // The enhancements of articles also apply to own pages.
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.getByText('أقيس جسرًا واحدًا منذ الخريف.')).toBeVisible()

  // GitHub Pages answers an address with a slash with 404.html.
  await page.route('**/now/', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${origin}/nowhere` }) })
  })
  await page.goto('./now/')
  await expect(page).toHaveURL(/\/now$/)
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
})
