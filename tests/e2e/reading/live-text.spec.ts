import type { Page } from '@playwright/test'
import { answerCalls, held, text } from '#tests/support/answers.ts'
import { ADDRESS, contents, PHONE, SOURCE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

const LONG = 'A paragraph that is long enough to take several lines on a phone. '.repeat(12)
const section = (name: string) => [
  `## ${name}`,
  LONG,
  'Output:',
  `\`\`\`js\nprint('${name}')\n\`\`\``,
  `[Link](https://a.example/${name}) of ${name}`,
]
const OLD = '[Of the old text](https://a.example/old)'
const before = ['# Notes', LONG, OLD, ...section('One'), ...section('Two'), ...section('Three')].join('\n\n')
/** New blocks before what is read, and another equal one after it. */
const after = before
  .replace(OLD, 'A paragraph of the new text.')
  .replace('## One', `${LONG}\n\n${LONG}\n\n## One`)
  .replace('## Three', 'Output:\n\n## Three')

/** Opens the article with the text of an earlier visit, does something, and then lets the new text arrive. */
async function readMeanwhile(page: Page, act: () => Promise<void>): Promise<void> {
  await answerCalls(page, { article: text(before) })
  await page.goto('./blogs/Newer')
  await expect(page.getByRole('heading', { name: 'Three' })).toBeAttached()
  await expect.poll(() => isStored(page)).toBe(true)
  await page.unrouteAll()
  const { answer, letGo } = held(text(after))
  await answerCalls(page, { article: answer })
  await page.reload()
  await expect(page.locator('.copy').last()).toBeAttached()
  await act()
  letGo()
  await expect(page.getByText('Output:')).toHaveCount(4)
}

const isStored = (page: Page) =>
  page.evaluate(
    async () => (await caches.match('/github/raw/site/site/main/articles/Newer.md')) !== undefined,
  )
const outputs = (page: Page) => page.getByText('Output:')

test.use({ viewport: PHONE })

test('of equal paragraphs, the one that is read stays in place', async ({ page }) => {
  const topOf = async (index: number) => Math.round((await outputs(page).nth(index).boundingBox())?.y ?? NaN)
  await readMeanwhile(page, () =>
    outputs(page)
      .nth(1)
      .evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 1)),
  )
  expect(await topOf(1)).toBe(1)
})

test('the focus stays on the link that has it, or on the button that scripts add', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Link' }).nth(1)
  await readMeanwhile(page, () => link.focus())
  await expect(link).toBeFocused()
  const copy = page.locator('.copy').nth(1)
  await readMeanwhile(page, () => copy.focus())
  await expect(copy).toBeFocused()
})

test('the focus of a link that is gone goes to the heading of the page', async ({ page }) => {
  const removed = page.getByRole('link', { name: 'Of the old text' })
  await readMeanwhile(page, async () => {
    await removed.focus()
    await expect(removed).toBeFocused()
  })
  await expect(removed).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('opened contents of the document stay open, with the focus in them', async ({ page }) => {
  const { answer, letGo } = held(text(`${SOURCE}\n\nPushed a minute ago.\n`))
  await answerCalls(page, { article: answer })
  await page.goto(ADDRESS)
  const link = contents(page).getByRole('link').nth(1)
  await contents(page).locator('summary').click()
  await link.focus()
  await expect(link).toBeFocused()
  letGo()
  await expect(page.getByText('Pushed a minute ago.')).toBeAttached()
  await expect(link).toBeVisible()
  await expect(link).toBeFocused()
})

test('selected words stay selected, across blocks', async ({ page }) => {
  await readMeanwhile(page, () =>
    outputs(page)
      .nth(1)
      .evaluate((output) => {
        const code = output.nextElementSibling?.querySelector('code') as Element
        getSelection()?.setBaseAndExtent(output.firstChild as Node, 3, code, code.childNodes.length)
      }),
  )
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toMatch(/^put:\s+print\('Two'\)\s*$/)
  const isInSecond = await outputs(page)
    .nth(1)
    .evaluate((output) => getSelection()?.anchorNode?.parentElement === output)
  expect(isInSecond).toBe(true)
})
