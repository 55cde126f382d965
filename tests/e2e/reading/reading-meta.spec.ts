import { readFileSync } from 'node:fs'
import { answerCalls, held, json, listing, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const NAME = 'Measuring retrieval before tuning it'
const ADDRESS = `./blogs/${encodeURIComponent(NAME)}`
const SOURCE = readFileSync(`tests/fixtures/articles/${NAME}.md`, 'utf8')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article shows its dates, tags and neighbours, and the same facts are in its metadata and its row in the list', async ({
    page,
  }) => {
    await page.goto(ADDRESS)
    const article = page.getByRole('article')
    await expect(article.getByText('15 March 2026')).toHaveAttribute('datetime', /^2026-03-15/)
    await expect(article).toContainText('retrieval')
    await expect(article).toContainText('Last changed 20 June 2026')
    const content = (property: string) => page.locator(`meta[property="${property}"]`)
    await expect(content('og:type')).toHaveAttribute('content', 'article')
    await expect(content('og:description')).toHaveAttribute('content', /^Judgements, three metrics/)
    await expect(content('article:published_time')).toHaveAttribute('content', '2026-03-15T00:00:00.000Z')
    await expect(content('article:modified_time')).toHaveAttribute('content', '2026-06-20T00:00:00.000Z')
    await expect(content('article:tag')).toHaveCount(2)
    const more = page.getByRole('navigation', { name: 'More articles' })
    await more.getByRole('link', { name: 'Previous Parsing what a language model says' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parsing what a language model says')
    await more.getByRole('link', { name: `Next ${NAME}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await page.goto('./blogs')
    const row = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(row.getByText('2026-03-15')).toHaveAttribute('datetime', '2026-03-15')
    await expect(row).toContainText('Judgements, three metrics and one interval')
  })
})

test('frontmatter, valid or not, is never shown as text, in the document or live', async ({ page }) => {
  await page.goto(ADDRESS)
  await expect(page.locator('.prose')).not.toContainText('tags:')
  for (const block of ['title: Given\nlang: de\ndraft: true', 'title: [Given\ntags: x: y']) {
    await answerCalls(page, { article: text(`---\r\n${block}\r\n---\r\n\r\nA new text.\r\n`) })
    await page.goto(ADDRESS)
    await expect(page.locator('.prose')).toHaveText('A new text.')
    await page.unrouteAll()
  }
})

test('a live text shows its own facts, and keeps the previous and next articles of the build', async ({
  page,
}) => {
  const changed = SOURCE.replace('date: 2026-03-15', 'date: 2026-03-16\nlang: de\nauthor: Grace').replace(
    /updated: .*\n/,
    '',
  )
  await answerCalls(page, { article: text(changed) })
  await page.goto(ADDRESS)
  await expect(page.getByText('16 March 2026')).toBeVisible()
  await expect(page.getByText('By Grace')).toBeVisible()
  for (const words of [page.getByRole('heading', { level: 1 }), page.locator('.prose')])
    await expect(words).toHaveAttribute('lang', 'de')
  // The words of the site around them are in its language (WCAG 2.2, 3.1.2).
  await expect(page.locator('article:lang(de), .article-end:lang(de)')).toHaveCount(0)
  // The build's date of the last change does not apply to the live text.
  await expect(page.getByText('Last changed')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'More articles' }).getByRole('link')).toHaveCount(2)
})

test('images have their size before they load, so nothing shifts', async ({ page }) => {
  const { answer, letGo } = held((route) => route.continue())
  await page.route('**/images/*.svg', answer)
  await page.goto('./blogs/How%20to%20read%20a%20loss%20curve', { waitUntil: 'domcontentloaded' })
  const picture = page.locator('.prose img').first()
  await picture.scrollIntoViewIfNeeded()
  const before = await picture.boundingBox()
  expect(before?.height).toBeGreaterThan(200)
  letGo()
  await expect(picture).toHaveJSProperty('complete', true)
  expect((await picture.boundingBox())?.height).toBe(before?.height)
})

test('a draft that the build has found stays out of the live list', async ({ page }) => {
  await page.route('**/blogs', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"drafts":[]', '"drafts":["Later"]')
    await route.fulfill({ response, body })
  })
  const calls = await answerCalls(page, { list: json(listing('Later.md', 'Newest.md', `${NAME}.md`)) })
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Later' })).toHaveCount(0)
  expect(calls).toEqual(['list'])
})

test('a draft that is opened by its address has a label, and search engines may not index it', async ({
  page,
}) => {
  await answerCalls(page, { article: text('---\ndraft: true\n---\n\nNot yet.\n') })
  await page.goto('./blogs/Later')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.locator('.prose')).toHaveText('Not yet.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
