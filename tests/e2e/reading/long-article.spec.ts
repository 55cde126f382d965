import type { Locator, Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const paragraph = (index: number) =>
  `Paragraph ${index} of *many*. ${'Words go on. '.repeat(6 + (index % 20))}`
// Just long enough to be laid out in parts, because formatting has a deadline on a busy machine as well.
const SECTIONS = Array.from(
  { length: 40 },
  (_, section) =>
    `## Section ${section}\n\n${Array.from({ length: 6 }, (_, index) => paragraph(section * 6 + index)).join('\n\n')}`,
)

async function open(page: Page, article: string) {
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/Long')
  await expect(page.locator('.prose-long > *').first()).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const topOf = (page: Page, name: string) =>
  heading(page, name).evaluate((found) => Math.round(found.getBoundingClientRect().top))

test('row 46: a link to a late section of a long article scrolls there, and the section stays in place', async ({
  page,
}) => {
  await open(page, SECTIONS.join('\n\n'))
  await page.locator('.contents').getByRole('link', { name: 'Section 33', exact: true }).click()
  await expect(heading(page, 'Section 33')).toBeInViewport()
  const link = page.locator('.contents').getByRole('link', { name: 'Section 33', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'location')
  // The parts above and below are laid out only now, and must not move it.
  await page.mouse.wheel(0, 1)
  await expect.poll(() => topOf(page, 'Section 33')).toBeLessThan(200)
  expect(await topOf(page, 'Section 33')).toBeGreaterThanOrEqual(0)
})

test('row 46: End and Home reach the ends of a long article', async ({ page }) => {
  await open(page, SECTIONS.join('\n\n'))
  // The browser scrolls to an estimated end. On a slow machine the page grows before it gets there.
  const press = (key: string, aim: Locator) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect(aim).toBeInViewport({ timeout: 3_000 })
    }).toPass()
  await press('End', page.getByText('Paragraph 239 of many.'))
  await press('Home', page.getByRole('heading', { level: 1 }))
})

test('row 46: find-in-page finds text in a part of a long article that is not laid out', async ({ page }) => {
  await open(page, SECTIONS.join('\n\n'))
  expect(
    await page.evaluate(
      () => 'find' in window && (window as { find?: (words: string) => boolean }).find?.('Paragraph 172'),
    ),
  ).toBe(true)
  await expect(page.getByText('Paragraph 172 of many.')).toBeInViewport()
})

test('row 46: prints all of a long article', async ({ page }) => {
  await open(page, SECTIONS.join('\n\n'))
  const left = () =>
    page
      .locator('.prose-long > *')
      .evaluateAll(
        (boxes) => boxes.filter((box) => getComputedStyle(box).contentVisibility === 'auto').length,
      )
  expect(await left()).toBeGreaterThan(40)
  await page.emulateMedia({ media: 'print' })
  expect(await left()).toBe(0)
})

test('row 52: a late line of a long code block has its number', async ({ page }) => {
  const lines = Array.from({ length: 900 }, (_, index) => `f(${index}) + 1`)
  await open(page, `\`\`\`python showLineNumbers\n${lines.join('\n')}\n\`\`\`\n\n${SECTIONS.join('\n\n')}`)
  const line = page.locator('.line').nth(700)
  await line.scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport()
  // Tests cannot read a counter, but three digits are wider than two.
  const width = (index: number) =>
    page
      .locator('.line')
      .nth(index)
      .evaluate((found) => parseFloat(getComputedStyle(found, '::before').inlineSize))
  // A line that scrolls into view is laid out a frame later.
  await expect.poll(async () => (await width(701)) / (await width(50))).toBeGreaterThan(1.4)
})
