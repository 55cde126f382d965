import type { Locator, Page } from '@playwright/test'
import { answerCalls, held, text } from '#tests/support/answers.ts'
import { ADDRESS, PHONE } from '#tests/support/open-article.ts'
import { expect, expectSlowly, test } from '#tests/support/test.ts'

const paragraph = (index: number) =>
  `Paragraph ${index} of *many*. ${'Words go on. '.repeat(6 + (index % 20))}`
/** Sections of six paragraphs. */
const sections = (count: number) =>
  Array.from({ length: 7 * count }, (_, index) =>
    index % 7 === 0 ? `## Section ${index / 7}` : paragraph(index - 1 - Math.floor(index / 7)),
  ).join('\n\n')
const CODE = Array.from({ length: 900 }, (_, index) => `f(${index}) + 1`).join('\n')

const link = (page: Page) => page.locator('.contents').getByRole('link', { name: 'Section 33', exact: true })
const topOfSection = (page: Page) =>
  page
    .getByRole('heading', { name: 'Section 33', exact: true })
    .evaluate((found) => Math.round(found.getBoundingClientRect().top))
/** The height of the text. */
const heightOf = (page: Page) => page.locator('.prose').evaluate(({ scrollHeight }) => scrollHeight)

test('a post of 50 kB has its height at once, and an early link lands on its heading', async ({ page }) => {
  const code = `\`\`\`python\n${'f(1) + 1\n'.repeat(130)}\`\`\``
  await answerCalls(page, { article: text(`${code}\n\n${sections(40)}`) })
  await page.goto('./blogs/Long')
  await page.evaluate(() => document.fonts.ready)
  await link(page).click()
  const top = await topOfSection(page)
  const height = await heightOf(page)
  await page.getByText('Paragraph 239 of many.').scrollIntoViewIfNeeded()
  expect(await heightOf(page)).toBe(height)
  await link(page).click()
  expect(await topOfSection(page)).toBe(top)
  expect(top).toBe(
    await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)),
  )
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test.use({ viewport: PHONE })

  test('a document is laid out near the window first, and the rest when the fonts are there', async ({
    page,
  }) => {
    const sendFont = await heldFont(page)
    await page.goto(ADDRESS, { waitUntil: 'commit' })
    const last = page.locator('.prose > p').last()
    await expect(last).toHaveCSS('content-visibility', 'auto')
    await expect(page.locator('.prose > p').first()).toHaveCSS('content-visibility', 'visible')
    sendFont()
    await expect(page.locator('html')).not.toHaveAttribute('data-parts')
    await expect(last).toHaveCSS('content-visibility', 'visible')
    const height = await heightOf(page)
    await page.keyboard.press('End')
    await expect(page.locator('.prose > :last-child')).toBeInViewport()
    expect(await heightOf(page)).toBe(height)

    // A reload restores a scroll position, which needs the height of the text at once.
    await heldFont(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(last).toHaveCSS('content-visibility', 'visible')
  })

  test('a link to a heading lands on it before the fonts are there', async ({ page }) => {
    await heldFont(page)
    await page.goto(ADDRESS, { waitUntil: 'commit' })
    await page.locator('.contents summary').click()
    const name = 'Then why use it at all?'
    await page.locator('.contents').getByRole('link', { name }).click()
    const heading = page.getByRole('heading', { name })
    const padding = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    )
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBe(Math.round(padding))
    await expect(page.locator('.prose > p').last()).toHaveCSS('content-visibility', 'visible')
  })
})

/** Holds back the font of the text, for which the layout of the rest waits. @returns lets it go */
async function heldFont(page: Page): Promise<() => void> {
  const { answer, letGo } = held((route) => route.continue())
  await page.route('**/*grotesk*.woff2', answer)
  return letGo
}

test('row 46, row 52: links, keys, search and print reach all of a long text', async ({ page }) => {
  test.slow()
  // Just long enough to be laid out in parts, because formatting has a deadline on a busy machine as well.
  const article = `\`\`\`python showLineNumbers\n${CODE}\n\`\`\`\n\n${sections(120)}`
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/Long')
  const parts = page.locator('.prose-long > *')
  await expectSlowly(parts.first()).toBeVisible()

  // The browser scrolls to an estimated end. On a slow machine the page grows before it gets there.
  const press = (key: string, aim: Locator) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect(aim).toBeInViewport({ timeout: 3_000 })
    }).toPass()
  await press('End', page.getByText('Paragraph 719 of many.'))
  // A late line has its number. Tests cannot read a counter, but three digits are wider than two.
  const line = (index: number) => page.locator('.line').nth(index)
  const width = (index: number) =>
    line(index).evaluate((found) => parseFloat(getComputedStyle(found, '::before').inlineSize))
  await line(700).scrollIntoViewIfNeeded()
  // A line that scrolls into view is laid out a frame later.
  await expect.poll(async () => (await width(701)) / (await width(50))).toBeGreaterThan(1.4)
  await press('Home', page.getByRole('heading', { level: 1 }))

  await link(page).click()
  await expect(page.getByRole('heading', { name: 'Section 33', exact: true })).toBeInViewport()
  await expect(link(page)).toHaveAttribute('aria-current', 'location')
  // The parts above and below are laid out only now, and must not move it.
  await page.mouse.wheel(0, 1)
  await expect.poll(() => topOfSection(page)).toBeLessThan(200)
  expect(await topOfSection(page)).toBeGreaterThanOrEqual(0)

  const isFound = () => (window as unknown as { find: (words: string) => boolean }).find('Paragraph 472')
  expect(await page.evaluate(isFound)).toBe(true)
  await expect(page.getByText('Paragraph 472 of many.')).toBeInViewport()

  const unprinted = () =>
    parts.evaluateAll(
      (boxes) => boxes.filter((box) => getComputedStyle(box).contentVisibility === 'auto').length,
    )
  expect(await unprinted()).toBeGreaterThan(40)
  await page.emulateMedia({ media: 'print' })
  expect(await unprinted()).toBe(0)
})
