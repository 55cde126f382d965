import { answerCalls, text } from '#tests/support/answers.ts'
import { CHROMIUM } from '#tests/support/chromium.ts'
import { started } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({
  // Playwright turns off the back-forward cache, which visitors' browsers have.
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: CHROMIUM,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

const LONG = Array.from({ length: 600 }, (_, index) =>
  index % 15 === 0
    ? `## Section ${index / 15}`
    : `Paragraph ${index}. ${'Words go on. '.repeat(6 + (index % 20))}`,
).join('\n\n')

test('row 46: Back shows a long article in its place and in a new theme', async ({ page, context }) => {
  await answerCalls(page, { article: text(LONG) })
  const tab = await context.newPage()
  await tab.goto('./blogs')
  // The cache does not keep pages with an error status, such as those that 404.html opens.
  await page.goto('./blogs/Backpropagation%20by%20hand')
  const section = page.getByRole('heading', { name: 'Section 30', exact: true })
  await section.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(section).toBeInViewport()
  const top = () => section.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  const before = await top()
  // Playwright's click would first scroll the link into view.
  await page.getByRole('link', { name: 'All articles' }).evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Articles')
  await started(page)
  await expect(page.getByRole('status')).toHaveText('')
  for (const theme of ['dark', 'light']) {
    await page.getByRole('button', { name: /^Theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => history.back())
  await expect(section).toBeInViewport()
  expect(await top()).toBe(before)
  await expect(page.getByRole('status')).toHaveText('')
  // The browser itself requests the icon for its tab.
  expect(asked.filter((address) => !address.endsWith('/icon.svg'))).toEqual([])
  for (const openPage of [page, tab]) {
    await expect(openPage.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(openPage.getByRole('button', { name: 'Theme: light. Press to change.' })).toBeVisible()
  }
})
