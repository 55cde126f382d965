import type { Locator, Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { ADDRESS, PHONE } from '#tests/support/open-article.ts'
import { expect, expectSlowly, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const paragraph = (index: number) =>
  `Paragraph ${index} of *many*. ${'Words go on. '.repeat(6 + (index % 20))}`
/** Sections of six paragraphs. */
const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, section) =>
      `## Section ${section}\n\n${Array.from({ length: 6 }, (_, index) => paragraph(section * 6 + index)).join('\n\n')}`,
  ).join('\n\n')
// Just long enough to be laid out in parts, because formatting has a deadline on a busy machine as well.
const LONG = sections(120)

async function open(page: Page, article: string) {
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/Long')
  await expectSlowly(page.locator('.prose-long > *').first()).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const topOf = (page: Page, name: string) =>
  heading(page, name).evaluate((found) => Math.round(found.getBoundingClientRect().top))

/** The height of the text. */
const heightOf = (page: Page) => page.locator('.prose').evaluate(({ scrollHeight }) => scrollHeight)

test('a post of 50 kB has its height at once, and an early link lands on its heading', async ({ page }) => {
  const code = `\`\`\`python\n${'f(1) + 1\n'.repeat(130)}\`\`\``
  await answerCalls(page, { article: text(`${code}\n\n${sections(40)}`) })
  await page.goto('./blogs/Long')
  await page.evaluate(() => document.fonts.ready)
  const link = page.locator('.contents').getByRole('link', { name: 'Section 33', exact: true })
  await link.click()
  const top = await topOf(page, 'Section 33')
  const height = await heightOf(page)
  await page.getByText('Paragraph 239 of many.').scrollIntoViewIfNeeded()
  expect(await heightOf(page)).toBe(height)
  await link.click()
  expect(await topOf(page, 'Section 33')).toBe(top)
  expect(top).toBe(
    await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)),
  )
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a document has its height at once', async ({ page }) => {
    await answerCalls(page, {})
    await page.setViewportSize(PHONE)
    await page.goto(ADDRESS)
    await page.evaluate(() => document.fonts.ready)
    const height = await heightOf(page)
    await page.keyboard.press('End')
    await expect(page.locator('.prose > :last-child')).toBeInViewport()
    expect(await heightOf(page)).toBe(height)
  })
})

test('row 46: a link to a late section of a long article scrolls there, and the section stays in place', async ({
  page,
}) => {
  await open(page, LONG)
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
  await open(page, LONG)
  // The browser scrolls to an estimated end. On a slow machine the page grows before it gets there.
  const press = (key: string, aim: Locator) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect(aim).toBeInViewport({ timeout: 3_000 })
    }).toPass()
  await press('End', page.getByText('Paragraph 719 of many.'))
  await press('Home', page.getByRole('heading', { level: 1 }))
})

test('row 46: find-in-page finds text in a part of a long article that is not laid out', async ({ page }) => {
  await open(page, LONG)
  expect(
    await page.evaluate(
      () => 'find' in window && (window as { find?: (words: string) => boolean }).find?.('Paragraph 172'),
    ),
  ).toBe(true)
  await expect(page.getByText('Paragraph 172 of many.')).toBeInViewport()
})

test('row 46: prints all of a long article', async ({ page }) => {
  await open(page, LONG)
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
  await open(page, `\`\`\`python showLineNumbers\n${lines.join('\n')}\n\`\`\`\n\n${LONG}`)
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
