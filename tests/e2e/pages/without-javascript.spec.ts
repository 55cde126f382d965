import { ADDRESS, contents, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

const DATED = 'Measuring retrieval before tuning it'
const TAGGED = 'A softmax that cannot overflow'

test.use({ javaScriptEnabled: false })

test('[STAGE-10] [NAV-4] the home page is a long page, and the menu of a phone opens', async ({ page }) => {
  await page.goto('./')
  for (const name of ['About Me', 'Projects', "I've worked with"])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByText('Tableau').scrollIntoViewIfNeeded()
  await expect(page.getByText('Tableau')).toBeInViewport({ ratio: 1 })

  await page.setViewportSize(PHONE)
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  // Without a script it would stay "false". Browsers themselves expose whether a popover is open.
  await expect(button).not.toHaveAttribute('aria-expanded')
  await expect(page.getByRole('link', { name: 'Stack' })).toBeVisible()
})

test('[SAVE-1] row 67: the list, tags, and an article with its neighbours can be read', async ({ page }) => {
  await page.goto('./blogs')
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeHidden()
  for (const [name, address] of [
    ['C++', 'c~2b~2b'],
    ['C/C++', 'c~2fc~2b~2b'],
    ['hành trình', encodeURIComponent('hành_trình')],
  ] as const) {
    // Chromium puts a space before words that only screen readers get.
    await page.getByRole('link', { name: `${name} , 1 article`, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/tags/${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Articles on ${name}`)
    await expect(page.locator('main li a')).toHaveText([TAGGED])
  }

  await page.goto('./blogs')
  const row = page.getByRole('listitem').filter({ hasText: DATED })
  await expect(row.getByText('2026-03-15')).toHaveAttribute('datetime', '2026-03-15')
  const description = 'Judgements, three metrics and one interval.'
  await expect(row).toContainText(description)
  await row.getByRole('link', { name: DATED }).click()
  const article = page.getByRole('article')
  await expect(article.getByText('15 March 2026')).toHaveAttribute('datetime', /^2026-03-15/)
  await expect(article).toContainText('Last changed 20 June 2026')
  await expect(article.getByRole('link', { name: 'evaluation' })).toBeVisible()
  await expect(article.locator('.prose p')).toHaveCount(2)
  const contentOf = (meta: string) =>
    page.locator(`meta[${meta}]`).evaluateAll((all) => all.map((tag) => tag.getAttribute('content')))
  for (const meta of ['name=description', 'property="og:description"'])
    expect(await contentOf(meta), meta).toEqual([description])
  expect(await contentOf('property="article:tag"')).toEqual(['retrieval', 'evaluation'])
  const more = page.getByRole('navigation', { name: 'More articles' })
  await more.getByRole('link', { name: 'Previous Parsing what a language model says' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parsing what a language model says')
  await more.getByRole('link', { name: `Next ${DATED}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DATED)
})

test('contents work, formulas have their font, nothing that needs a script is shown', async ({ page }) => {
  const font = page.waitForRequest(/math-font/)
  await page.goto('./blogs/Backpropagation%20by%20hand')
  await font
  await page.goto(ADDRESS)
  await contents(page).getByRole('link', { name: 'What I do now' }).click()
  await expect(page.getByRole('heading', { name: 'What I do now' })).toBeInViewport()
  await expect(page).toHaveURL(/#what-i-do-now$/)
  await page.goto('about:blank')
  await page.goto(`${ADDRESS}#user-content-two-practical-traps`)
  await expect(page.getByRole('heading', { name: 'Two practical traps' })).toBeInViewport()
  await expect(page.locator('.copy, [data-enlargeable]')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await expect(contents(page).getByRole('link').first()).toBeHidden()
  await page.locator('summary').click()
  await expect(contents(page).getByRole('link').first()).toBeVisible()
})
