import { answerCalls, text } from '#tests/support/answers.ts'
import { contents, open } from '#tests/support/open-article.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

test('a picture opens by keyboard, keeps the focus while open, and returns it', async ({ page }) => {
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
      // After the last control, the focus moves to the browser's own controls.
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

test('a picture closes by its button, by a click beside it, and by Back', async ({ page }) => {
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

test('linked and small pictures do not open, and a picture without a description gets a name', async ({
  page,
}) => {
  const big = '/github/raw/site/site/main/articles/images/curves.svg'
  await answerCalls(page, {
    article: text(
      `[![Linked](images/curves.svg)](https://a.example)\n\n![](images/curves.svg)\n\n![Small](/icon.png)`,
    ),
  })
  // One pixel.
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
  await expect(page.locator(`img[src$="${big}"]`).nth(1)).toHaveAccessibleName('Enlarge: Picture')
  await expect(page.locator('.prose [data-enlargeable]')).toHaveCount(1)
  await expect(page.locator('.prose a img')).not.toHaveAttribute('role')
})

test('row 54: a missing picture is replaced by its description', async ({ page }) => {
  await answerCalls(page, { article: text('Before ![the lost words](images/none.png) after.') })
  await page.route('**/none.png', (route) => route.fulfill({ status: 404 }))
  await page.goto('./blogs/Pictures')
  const picture = page.getByRole('img', { name: 'the lost words' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const line = page.locator('.prose p')
  // One line of grey words: the browsers' own sign for a broken picture has colours.
  const { height = 0 } = (await line.boundingBox()) ?? {}
  expect(height).toBeLessThan(48)
  expect(colourfulness(await pixelsOf(page, await line.screenshot()))).toBeLessThan(40)
})

/** The largest difference between the red, green and blue of one pixel, of 255: 0 for a grey picture. */
function colourfulness(pixels: readonly number[]): number {
  const differences = Array.from({ length: pixels.length / 4 }, (_, pixel) => {
    const colour = pixels.slice(4 * pixel, 4 * pixel + 3)
    return Math.max(...colour) - Math.min(...colour)
  })
  return differences.reduce((most, one) => Math.max(most, one), 0)
}

test('a transparent picture that is drawn for a light page is visible in the dark theme', async ({
  page,
}) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">
    <style>rect { fill: #111 } @media (prefers-color-scheme: dark) { rect { fill: #eee } }</style>
    <rect width="100" height="100"/></svg>`
  await page.route('**/drawing.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await answerCalls(page, { article: text('![Drawn](images/drawing.svg)') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('./blogs/Drawn')
  const picture = page.locator('.prose img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const pixels = await pixelsOf(page, await picture.screenshot())
  const redAt = (x: number) => pixels[(50 * 300 + x) * 4]
  expect(redAt(50)).toBeLessThan(40)
  expect(redAt(200)).toBeGreaterThan(200)
})
