import type { Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { ADDRESS } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

const PAIR = '![For dark](images/d.svg#gh-dark-mode-only)\n![For light](images/l.svg#gh-light-mode-only)'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>'

/** Answers the two pictures. @returns the files that were requested so far */
async function answerPictures(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(/\/[dl]\.svg$/, (route) => {
    requests.push(route.request().url().slice(-5))
    return route.fulfill({ contentType: 'image/svg+xml', body: DRAWING })
  })
  return requests
}

test('one of two pictures is loaded and shown, the other one when the theme changes', async ({ page }) => {
  const requests = await answerPictures(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await answerCalls(page, { article: text(`# Themes\n\n${PAIR}\n\n*The caption*\n`) })
  await page.goto('./blogs/Themes')
  const dark = page.getByAltText('For dark')
  const light = page.getByAltText('For light')
  await expect(dark).toBeVisible()
  await expect(light).toBeHidden()
  await expect(page.getByRole('figure')).toHaveText('The caption')
  await expect.poll(() => requests).toEqual(['d.svg'])

  const choice = page.getByRole('button', { name: /^Theme: as the system/ })
  await choice.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(light).toBeVisible()
  await expect(dark).toBeHidden()
  await expect.poll(() => requests).toEqual(['d.svg', 'l.svg'])

  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: /^Theme: light/ }).click()
  await expect(light).toBeVisible()
  await choice.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeVisible()
  await expect(light).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(light).toBeVisible()
  await expect(dark).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the theme of the system decides which picture is shown', async ({ page }) => {
    await answerPictures(page)
    await page.route('**/blogs/*', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const pictures = ['dark', 'light'].map(
        (theme) => `<img class="only-${theme}" alt="For ${theme}" src="/${theme[0]}.svg">`,
      )
      const body = html.replace(/<div class="prose[^>]*>/, `$&<p class="picture">${pictures.join('')}</p>`)
      await route.fulfill({ response, body })
    })
    await page.goto(ADDRESS)
    for (const [shown, hidden] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: shown })
      await expect(page.getByAltText(`For ${shown}`)).toBeVisible()
      await expect(page.getByAltText(`For ${hidden}`)).toBeHidden()
    }
  })
})
