import { answerCalls, json, listed, text } from '#tests/support/answers.ts'
import { contents, NAME, open, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const LONG = 'a = b + c '.repeat(40)

test('the button after a code block copies the code, also by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const block = page.getByRole('group', { name: 'Code, python' }).first()
  await block.focus()
  await page.keyboard.press('Tab')
  const button = page.locator('.copy:focus')
  await expect(button).toHaveAccessibleName('Copy code')
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Copied')
  await expect(page.locator('body > [aria-live=polite]')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  )
  await expect(button).toHaveText('Copy')
})

test('after a change of the text, each code block has one button', async ({ page }) => {
  const now = '# Now\n\n> A quote\n\n```js\nlet a\n```\n'
  await answerCalls(page, { list: json([listed(`${NAME}.md`, now)]), article: text(now) })
  await page.goto('./blogs')
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.locator('.code-frame > pre + .copy')).toHaveCount(1)
  await expect(contents(page)).toHaveCount(0)
})

test('when copying is refused, the button reports it and the code is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open(page)
  await page.locator('.copy').first().click()
  await expect(page.locator('.copy').first()).toHaveText('Not copied')
  expect(await page.evaluate(() => document.getSelection()?.toString().trim())).toMatch(/^v = beta/)
})

test('the copy buttons and the contents are large enough for a finger, and the buttons cover no code', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await answerCalls(page, { article: text(`~~~js\n${LONG}\n~~~\n\n~~~\n${LONG}\n~~~\n`) })
  await page.goto('./blogs/Wide')
  await expect(page.locator('.copy')).toHaveCount(2)
  for (const [index, frame] of (await page.locator('.code-frame').all()).entries()) {
    const [code, block] = [frame.locator('code'), frame.locator('pre')]
    const [words, box] = [await code.boundingBox(), await block.boundingBox()]
    const button = await frame.locator('.copy').boundingBox()
    if (!words || !box || !button) throw new Error('A block or its button is not shown.')
    // The button is above the code, or beside it if the block has no title or language.
    if (index === 0) expect(button.y + button.height).toBeLessThanOrEqual(words.y + 4)
    else expect(button.x).toBeGreaterThanOrEqual(box.x + box.width)
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
  }
  await open(page)
  await page.locator('summary').click()
  for (const target of await contents(page).locator('summary, a').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('the name of the language stays in place while long lines scroll', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await answerCalls(page, { article: text(`~~~python\n${LONG}\n~~~\n\n~~~js\na\n~~~`) })
  await page.goto('./blogs/Wide')
  const block = page.getByRole('group', { name: 'Code, python' })
  await expect(page.getByRole('group', { name: 'Code, js' }), 'nothing to scroll').toHaveJSProperty(
    'tabIndex',
    -1,
  )
  expect(await block.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0)
  const labelled = block.locator('xpath=ancestor-or-self::*[@data-language]')
  await expect(labelled).toHaveAttribute('data-language', 'python')
  await block.evaluate((element) => (element.scrollLeft = 500))
  // The element with the label does not scroll.
  expect(await labelled.evaluate((element) => element.scrollLeft)).toBe(0)
  expect(await labelled.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"python"')
  expect(await block.evaluate((element) => element.scrollLeft)).toBe(500)
})
