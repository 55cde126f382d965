import type { Page } from '@playwright/test'
import { buildFacts } from '#app/lib/articles/build-facts.ts'
import { answerCalls, held, json, listing, status } from '#tests/support/answers.ts'
import { longDocuments, longIndex } from '#tests/support/site/long-list.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'
import { expect, expectSlowly, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })
// In one worker, so that the long documents are made once.
test.describe.configure({ mode: 'default' })

const index = longIndex(610)
const names = index.entries.map(({ name }) => name)
/** The newest page, and two older ones. */
const pages = [names.slice(0, 210), names.slice(210, 410), names.slice(410)]
const files = listing(...names.map((name) => `${name}.md`))

let documents: Promise<Map<string, string>> | undefined

test.beforeEach(async ({ page }) => {
  documents ??= longDocuments(index, VARIANTS.default.folder)
  const made = await documents
  await page.route('**/articles.json', (route) => route.fulfill({ json: index }))
  const facts = buildFacts(Date.now(), index.entries)
  await page.route('**/build.json', (route) => route.fulfill({ json: facts }))
  await page.route(/\/(blogs|archive\/\d+)$/, (route) => {
    const body = made.get(new URL(route.request().url()).pathname)
    return body === undefined
      ? route.fallback()
      : route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
})

const links = (page: Page) => page.locator('main li a')
const textsOf = async (page: Page) => links(page).allTextContents()

test('[LIST-4] [LIST-5] [SAVE-1] row 38: the live list is merged into all articles', async ({ page }) => {
  const withdrawn = 400
  const changed = 501
  const files = index.entries.map(({ name, sha }, place) => ({
    name: `${name}.md`,
    type: 'file',
    sha: place === changed ? 'c'.repeat(40) : sha,
  }))
  const live = [...files.toSpliced(withdrawn, 1), ...listing('Newest.md')]
  const list = held(json(live))
  await answerCalls(page, { list: list.answer })
  await page.goto('./blogs')
  await expect(links(page)).toHaveCount(names.length)
  expect(await textsOf(page)).toEqual(names)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'More articles' })).toHaveCount(0)
  list.letGo()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(links(page)).toHaveCount(names.length)
  expect(await textsOf(page)).toEqual(['Newest', ...names.toSpliced(withdrawn, 1)])
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed' }).getByRole('link')).toHaveText(
    names[changed] ?? '',
  )
  await expect(page.getByText('New', { exact: true })).toHaveCount(1)
})

test('[LIST-3] [SAVE-1] without an index the copy is one page and links to the next', async ({ page }) => {
  await answerCalls(page, { list: status(403) })
  await page.route('**/articles.json', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('./blogs')
  await expectSlowly(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(page.getByText('Saved copy from')).toBeVisible()
  expect(await textsOf(page)).toEqual(pages[0])
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveTitle(/^Blog Articles, page 2/)
})

test('an older page stays as it was built, an unknown one is the whole list', async ({ page }) => {
  const calls = await answerCalls(page, { list: json(files) })
  await page.goto('./archive/2')
  // The button works only when the page is hydrated.
  await page.getByRole('button', { name: /theme/i }).click()
  await expect(page.getByText('610 articles, page 2 of 3')).toBeVisible()
  expect(await textsOf(page)).toEqual(pages[1])
  expect(calls).toEqual([])
  await page.goto('./archive/99')
  await expect(links(page)).toHaveCount(names.length)
  await expect(page).toHaveTitle(/^Blog Articles ·/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/Transition was skipped/] })

  test('row 67: every article can be reached page by page, in both directions', async ({ page }) => {
    await page.goto('./blogs')
    expect(await textsOf(page)).toEqual(pages[0])
    for (const articles of pages.slice(1)) {
      await page.getByRole('link', { name: 'Older articles' }).click()
      await expect(links(page).first()).toHaveText(articles[0] ?? '')
      expect(await textsOf(page)).toEqual(articles)
    }
    await expect(page.getByRole('link', { name: 'Older articles' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Newer articles' }).click()
    await page.getByRole('link', { name: 'Newer articles' }).click()
    await expect(page).toHaveURL(/\/blogs$/)
    await expect(page.getByRole('link', { name: 'Newer articles' })).toHaveCount(0)
  })
})
