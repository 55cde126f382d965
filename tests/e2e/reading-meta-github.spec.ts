import { answerCalls } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ variant: 'github', tolerated: [/Failed to load resource/] })

const NAME = 'How to read a loss curve'

test('an article of a repository leads to its source, and its pictures lie on the site', async ({ page }) => {
  await answerCalls(page, { article: (route) => route.abort() })
  await page.goto(`./blogs/${encodeURIComponent(NAME)}`)
  await expect(page.getByRole('link', { name: 'Edit on GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/octo/notes/edit/main/articles/${encodeURIComponent(NAME)}.md`,
  )
  const picture = page.locator('.prose img').first()
  await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{40}\.svg$/)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(720)
})
