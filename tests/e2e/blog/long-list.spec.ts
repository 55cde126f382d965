import type { Page } from '@playwright/test'
import { answerCalls, held, json, listing, refused } from '#tests/support/answers.ts'
import { answerLongList, longDocuments, longIndex } from '#tests/support/long-list.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })
// In one worker, so that the long documents are made once.
test.describe.configure({ mode: 'default' })

const index = longIndex(650)
const names = index.entries.map(({ name }) => name)
/** The newest page, and two older ones. */
const pages = [names.slice(0, 250), names.slice(250, 450), names.slice(450)]
const files = listing(...names.map((name) => `${name}.md`))

let documents: Promise<Map<string, string>> | undefined

test.beforeEach(async ({ page }) => {
  documents ??= longDocuments(index, VARIANTS.default.folder)
  await answerLongList(page, index, await documents)
})

const links = (page: Page) => page.locator('main li a')
const textsOf = async (page: Page) => links(page).allTextContents()

test('[LIST-4] [LIST-5] [SAVE-1] all older articles follow the newest ones at once, and the live list is merged into them', async ({
  page,
}) => {
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

test('[LIST-3] [SAVE-1] when GitHub fails, the red text is above the copy of all articles', async ({
  page,
}) => {
  await answerCalls(page, { list: refused })
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(page.getByText('Saved copy from')).toBeVisible()
  await expect(links(page)).toHaveCount(names.length)

  // Without the index, the page shows the newest articles and links to the older ones.
  await page.route('**/articles.json', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  expect(await textsOf(page)).toEqual(pages[0])
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveTitle(/^Blog Articles, page 2/)
})

test('an older page shows its articles as they were built, without a call', async ({ page }) => {
  const calls = await answerCalls(page)
  await page.goto('./archive/2')
  // The button works only when the page is hydrated.
  await page.getByRole('button', { name: /theme/i }).click()
  await expect(page.getByText('650 articles, page 2 of 3')).toBeVisible()
  expect(await textsOf(page)).toEqual(pages[1])
  expect(calls).toEqual([])
})

test('the address of a page that does not exist opens the whole list', async ({ page }) => {
  await answerCalls(page, { list: json(files) })
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
