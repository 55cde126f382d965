import { answerCalls, text } from '#tests/support/answers.ts'
import { findings } from '#tests/support/axe.ts'
import { contents, open, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

test('axe finds no problem on a desktop, in the open contents on a phone, and in an open picture', async ({
  page,
}) => {
  await open(page, 'live')
  expect(await findings(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await page.locator('summary').click()
  await expect(contents(page).getByRole('link').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.locator('.prose figure img').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('a large table scrolls in its own box, also by keyboard, and its header stays visible', async ({
  page,
}) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(14)}`
  const table = [row('A head'), row('---'), ...Array.from({ length: 60 }, (_, index) => row(`cell ${index}`))]
  await answerCalls(page, { article: text(table.join('\n')) })
  await page.goto('./blogs/Table')
  const box = page.getByRole('group', { name: 'Table' })
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect
    .poll(() => box.evaluate(({ scrollLeft, scrollTop }) => scrollLeft > 0 && scrollTop > 100))
    .toBe(true)
  const [head, frame] = [await box.getByRole('columnheader').first().boundingBox(), await box.boundingBox()]
  expect(Math.abs((head?.y ?? 0) - (frame?.y ?? 99))).toBeLessThanOrEqual(2)
  expect(page.viewportSize()?.height).toBeGreaterThan(frame?.height ?? Infinity)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test('the reading progress follows scrolling, and is hidden with reduced motion', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page)
  const width = () =>
    page.locator('.article-text').evaluate((element) => getComputedStyle(element, '::before').transform)
  expect(await width()).toBe('matrix(0, 0, 0, 1, 0, 0)')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(width).toMatch(/^matrix\((1|0\.99\d*), 0, 0, 1, 0, 0\)$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(width).toBe('matrix(0, 0, 0, 1, 0, 0)')
})

test('prints black on white, with the addresses of links and of the page', async ({ page }) => {
  const printed = [
    '# Printed\n\n[Words](https://a.example/b) and <https://c.example/d>, [inside](Other.md)',
    '## One\n\n## Two\n\n## Three\n\n```js\nlet a\n```\n\n| a |\n|---|\n| b |',
  ]
  await answerCalls(page, { article: text(printed.join('\n\n')) })
  await page.goto('./blogs/A%20print')
  await expect(page.locator('.copy')).toHaveCount(1)
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const style = (selector: string, property: string, part?: string) =>
    page
      .locator(selector)
      .evaluate(
        (element, [name = '', pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name),
        [property, part],
      )
  expect(await style('html', 'background-color')).toBe('rgb(255, 255, 255)')
  expect(await style('.prose', 'color')).toBe('rgb(0, 0, 0)')
  expect(await style('.prose a[href$="/b"]', 'content', '::after')).toBe('" (https://a.example/b)"')
  for (const plain of ['.prose a[href$="/d"]', '.prose a[href^="/blogs"]']) {
    expect(await style(plain, 'content', '::after')).toBe('none')
  }
  expect(await style('.prose pre', 'white-space-collapse')).toBe('preserve')
  expect(await style('.prose pre', 'overflow-x')).toBe('visible')
  expect(await style('.prose .table-scroll', 'overflow-x')).toBe('visible')
  await expect(page.getByText(/\/blogs\/A%20print$/)).toBeVisible()
  for (const unprinted of ['#root header nav', '.contents', '.copy', 'article footer', '[href="#main"]']) {
    await expect(page.locator(unprinted)).toBeHidden()
  }
})
