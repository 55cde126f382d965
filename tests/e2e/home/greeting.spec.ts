import { openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test('a greeting breaks between its parts, in Chinese and Japanese as well, and fits the window', async ({
  page,
}) => {
  for (const [width, ...greeting] of [
    [390, '你好，', '我是', '小明'],
    [320, '你好，', '我是', '欧阳娜娜'],
    [320, 'こんにちは、', '私は', '太郎'],
    [1440, 'Bonjour,', 'je suis', 'Noémie'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openHome(page)
    const heading = page.locator('h1')
    await heading.evaluate((element, words) => {
      element.dataset['number'] = '10'
      const parts = element.querySelectorAll('[aria-hidden] > span')
      for (const [index, part] of parts.entries()) part.textContent = words[index]!
    }, greeting)
    const lineCounts = await heading.locator('[aria-hidden] > span').evaluateAll((parts) =>
      parts.map((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        return text.getClientRects().length
      }),
    )
    expect(lineCounts, greeting.join(' ')).toEqual([1, 1, 1])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  }
})

test('a greeting in Hindi leaves room for the signs below its letters', async ({ page }) => {
  await openHome(page)
  const heading = page.locator('h1')
  const lineOf = () =>
    heading.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return parseFloat(lineHeight) / parseFloat(fontSize)
    })
  const inEnglish = await lineOf()
  await page.evaluate(() => {
    document.documentElement.lang = 'hi'
  })
  expect(await lineOf()).toBeGreaterThan(inEnglish + 0.2)
})
