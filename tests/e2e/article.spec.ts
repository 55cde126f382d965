import { answerCalls, held, refused, status, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const NAME = 'Backpropagation by hand'
const ADDRESS = './blogs/Backpropagation%20by%20hand'

test('[ART-1] opening an article makes one call, for its text, and none to the API', async ({ page }) => {
  const calls = await answerCalls(page)
  await page.goto(ADDRESS)
  await expect(page.getByRole('status')).toHaveText('')
  await page.waitForTimeout(400)
  expect(calls.map((call) => new URL(call).pathname)).toEqual([
    '/github/raw/site/site/main/articles/Backpropagation%20by%20hand.md',
  ])
})

test('[ART-1] another name is another call', async ({ page }) => {
  const calls = await answerCalls(page, {
    article: (route) => route.fulfill({ body: route.request().url() }),
  })
  await page.goto('./blogs/One')
  await expect(page.locator('.prose')).toContainText('/One.md')
  await page.goto('./blogs/Two')
  await expect(page.locator('.prose')).toContainText('/Two.md')
  await expect(page.locator('.prose')).not.toContainText('/One.md')
  expect(calls).toHaveLength(2)
})

test('[ART-2] Loading... stands while the call runs and is gone when it succeeds', async ({ page }) => {
  const { answer, letGo } = held(text('# A new one\n\nHello.'))
  await answerCalls(page, { article: answer })
  await page.goto('./blogs/A%20new%20one')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Hello.')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page).toHaveTitle(/^A new one/)
})

for (const [what, answer] of [
  ['the network fails', refused],
  ['there is no such article', status(404)],
  ['the host is limited', status(429)],
  ['the host breaks', status(500, '<html>unicorn</html>')],
  ['a portal answers', text('<!doctype html><title>Wi-Fi</title>', 'text/html')],
  ['only a part is answered', status(206, 'half')],
] as const) {
  test(`[ART-2] when ${what}, the red text stands, Loading... is gone, and the list is a step away`, async ({
    page,
  }) => {
    await answerCalls(page, { article: answer })
    await page.goto('./blogs/Unknown')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.getByText('unicorn')).toHaveCount(0)
    await page.locator('main').getByRole('link', { name: 'All articles' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  })
}

test('[ART-3] a late answer for an article that was left never shows', async ({ page }) => {
  const late = held(text('The late text of A.'))
  await answerCalls(page, {
    article: (route) =>
      route.request().url().endsWith('/A.md') ? late.answer(route) : text('The text of B.')(route),
  })
  await page.goto('./blogs/A')
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.goto('./blogs/B')
  await expect(page.getByText('The text of B.')).toBeVisible()
  late.letGo()
  await page.waitForTimeout(400)
  await expect(page.getByText('The late text of A.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
})

for (const segment of [
  '..%2F..%2F..%2F..%2Fevil%2Frepo%2Fmain%2Fx',
  '%2Fetc',
  'a%5Cb',
  'a%00b',
  '%0A',
  '%ff',
  '%2e%2e%2f',
]) {
  test(`[ART-4] /blogs/${segment} asks nobody, and says that there is no such article`, async ({ page }) => {
    const calls = await answerCalls(page)
    await page.goto(`./blogs/${segment}`)
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such article')
    await expect(page).toHaveTitle(/^No such article/)
    expect(calls).toEqual([])
    await expect(page.getByText('evil')).toHaveCount(0)
  })
}

test('[ART-4] an empty file is an empty article, not a failure', async ({ page }) => {
  await answerCalls(page, { article: text('') })
  await page.goto('./blogs/Empty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empty')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[SAVE-1] when the call fails, the red text stands above the saved text, which has its date and a Retry button', async ({
  page,
}) => {
  let fails = true
  await answerCalls(page, { article: (route) => (fails ? route.abort() : route.continue()) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText(/^Saved copy from /)).toBeVisible()
  expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
})

test('[SAVE-1] a saved article opened from the list shows its copy while the call runs', async ({ page }) => {
  const { answer, letGo } = held((route) => route.continue())
  await answerCalls(page, { article: answer })
  await page.goto('./blogs')
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.locator('.prose p').first()).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('[SAVE-2] an article that is gone shows the red text and no copy', async ({ page }) => {
  await answerCalls(page, { article: status(404) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.locator('.prose')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy/)).toHaveCount(0)
})
