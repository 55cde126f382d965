import { expect, test } from '#tests/support/hosts/test.ts'

test('a page of the owner’s own is in the navigation and keeps its text when scripts start', async ({
  page,
}) => {
  await page.goto('./blogs')
  const line = page.getByRole('navigation').getByRole('link', { name: 'الآن' })
  await line.click()
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
  await expect(line).toHaveAttribute('aria-current', 'page')
  // The enhancements of articles.
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.getByText('أقيس جسرًا واحدًا منذ الخريف.')).toBeVisible()
})
