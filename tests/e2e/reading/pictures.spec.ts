import type { Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { contents, open } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

test('a picture opens by keyboard, holds the focus, and gives it back', async ({ page }) => {
  await open(page)
  const picture = page.locator('.prose figure img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveRole('button')
  await picture.focus()
  for (const key of ['Enter', 'Space']) {
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press(key)
    const box = page.getByRole('dialog', { name: 'The same parabola and learning rate' })
    await expect(box).toBeVisible()
    await expect(box.getByRole('img')).toHaveAccessibleName(/^Three curves/)
    await expect(box.getByRole('button', { name: 'Close' })).toBeFocused()
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab')
      // Between two rounds the focus is with the browser's own controls.
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
        /DIALOG|BODY/,
      )
      expect(await page.evaluate(() => document.querySelector(':focus')?.closest('#root') ?? null)).toBe(null)
    }
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(picture).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(top)
  }
})

test('a picture closes by its button, by a click beside it, and when the page is left', async ({ page }) => {
  await open(page)
  const picture = page.locator('.prose figure img')
  const box = page.getByRole('dialog')
  await contents(page).getByRole('link').first().click()
  await picture.click()
  await box.getByRole('button', { name: 'Close' }).click()
  await expect(box).toBeHidden()
  await picture.click()
  await page.mouse.click(20, 450)
  await expect(box).toBeHidden()
  await picture.click()
  await expect(box).toBeVisible()
  await page.goBack()
  await expect(box).toBeHidden()
})

test('linked and small pictures do not open, and one without a description has a name', async ({ page }) => {
  const big = '/github/raw/site/site/main/articles/images/curves.svg'
  await answerCalls(page, {
    article: text(
      `[![Linked](images/curves.svg)](https://a.example)\n\n![](images/curves.svg)\n\n![Small](/icon.png)`,
    ),
  })
  // A picture of one pixel.
  await page.route('**/icon.png', (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    }),
  )
  await page.goto('./blogs/Pictures')
  await expect(page.locator(`img[src$="${big}"]`).nth(1)).toHaveAccessibleName('Picture')
  await expect(page.locator('.prose [data-enlargeable]')).toHaveCount(1)
  await expect(page.locator('.prose a img')).not.toHaveAttribute('role')
})

test('row 54: shows the description of a missing picture in its place', async ({ page }) => {
  await answerCalls(page, { article: text('Before ![the lost words](images/none.png) after.') })
  await page.route('**/none.png', (route) => route.fulfill({ status: 404 }))
  await page.goto('./blogs/Pictures')
  const picture = page.getByRole('img', { name: 'the lost words' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const line = page.locator('.prose p')
  // One line, and nothing in it but grey words on the ground: browsers draw their broken picture in colours.
  const { height = 0 } = (await line.boundingBox()) ?? {}
  expect(height).toBeLessThan(48)
  expect(await liveliest(page, await line.screenshot())).toBeLessThan(40)
})

/** How far the colours of a picture are from grey: the largest difference between the channels of a pixel, of 255. */
function liveliest(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context!.getImageData(0, 0, bitmap.width, bitmap.height)
    let most = 0
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(pixel, pixel + 3)
      most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue))
    }
    return most
  }, png.toString('base64'))
}
