import { answerCalls, text } from '#tests/support/answers.ts'
import { open, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

const LONG = 'a = b + c '.repeat(40)

test('the button after a code block copies the code, or else selects it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const block = page.getByRole('group', { name: 'Code, python' }).first()
  await block.focus()
  await page.keyboard.press('Tab')
  const button = page.locator('.copy:focus')
  await expect(button).toHaveAccessibleName('Copy code')
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Copied')
  await expect(page.locator('body > [aria-live=polite]')).toHaveText('Copied')
  const code = (await block.locator('code').textContent()) ?? ''
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expect(button).toHaveText('Copy')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Not copied')
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain(code.trim())
})

test('on a phone, buttons and the name of the language cover no code', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await answerCalls(page, { article: text(`~~~python\n${LONG}\n~~~\n\n~~~\n${LONG}\n~~~\n\n~~~js\na\n~~~`) })
  await page.goto('./blogs/Wide')
  await expect(page.locator('.copy')).toHaveCount(3)
  const [titled, plain] = await page.locator('.code-frame').evaluateAll((frames) =>
    frames.map((frame) => {
      const [code, block, button] = ['code', 'pre', '.copy'].map((part) =>
        frame.querySelector(part)!.getBoundingClientRect(),
      )
      return { code: code!, block: block!, button: button! }
    }),
  )
  // The button is above the code, also if the block has no title or language, so that code has the whole width.
  for (const { button, code } of [titled!, plain!]) {
    expect(button.bottom).toBeLessThanOrEqual(code.top + 4)
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
  }
  expect(plain!.block.width).toBe(titled!.block.width)

  const short = page.getByRole('group', { name: 'Code, js' })
  await expect(short, 'nothing to scroll').toHaveJSProperty('tabIndex', -1)
  const block = page.getByRole('group', { name: 'Code, python' })
  await expect(block).toHaveJSProperty('tabIndex', 0)
  await block.evaluate((element) => {
    element.scrollLeft = 500
  })
  await expect(block).toHaveJSProperty('scrollLeft', 500)
  // The element with the label does not scroll.
  const labelled = block.locator('xpath=ancestor-or-self::*[@data-language]')
  await expect(labelled).toHaveJSProperty('scrollLeft', 0)
  expect(await labelled.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"python"')
})
