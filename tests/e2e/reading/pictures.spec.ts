import { answerCalls, text } from '#tests/support/answers.ts'
import { contents, open } from '#tests/support/open-article.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

test('a picture opens by keyboard, keeps the focus, and closes in four ways', async ({ page }) => {
  await open(page)
  await contents(page).getByRole('link').first().click()
  const picture = page.locator('.prose figure img')
  const box = page.getByRole('dialog', { name: 'The same parabola and learning rate' })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveRole('button')
  await picture.focus()
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(box.getByRole('img')).toHaveAccessibleName(/^Three curves/)
  await expect(box.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    // After the last control, the focus moves to the browser's own controls.
    const focused = () => document.activeElement?.closest('dialog, #root')?.tagName ?? 'BROWSER'
    expect(await page.evaluate(focused)).toMatch(/^(DIALOG|BROWSER)$/)
  }
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(picture).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)

  await page.keyboard.press('Space')
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

test('row 54: a missing picture is its description, a drawing is visible in the dark', async ({ page }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">
    <style>rect { fill: #111 } @media (prefers-color-scheme: dark) { rect { fill: #eee } }</style>
    <rect width="100" height="100"/></svg>`
  const article = 'Before ![the lost words](images/none.png) after.\n\n![Drawn](images/drawing.svg)'
  await answerCalls(page, { article: text(article) })
  await page.route('**/none.png', (route) => route.fulfill({ status: 404 }))
  await page.route('**/drawing.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await page.goto('./blogs/Pictures')
  await expect(page.getByRole('img', { name: 'the lost words' })).toHaveJSProperty('complete', true)
  const line = page.locator('.prose p').first()
  // One line of grey words: the browsers' own sign for a broken picture has colours.
  expect((await line.boundingBox())?.height).toBeLessThan(48)
  const pixels = await pixelsOf(page, await line.screenshot())
  let strongestColour = 0
  for (let index = 0; index < pixels.length; index += 4) {
    const red = pixels[index] ?? 0
    const blue = pixels[index + 2] ?? 0
    strongestColour = Math.max(strongestColour, Math.abs(red - blue))
  }
  expect(strongestColour).toBeLessThan(40)

  await page.emulateMedia({ colorScheme: 'dark' })
  const picture = page.locator('.prose img').last()
  await expect(picture).toHaveJSProperty('naturalWidth', 300)
  const drawn = await pixelsOf(page, await picture.screenshot())
  const redAt = (x: number) => drawn[(50 * 300 + x) * 4]
  expect(redAt(50)).toBeLessThan(40)
  expect(redAt(200)).toBeGreaterThan(200)
})
