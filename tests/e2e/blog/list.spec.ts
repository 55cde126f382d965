import { answerCalls, held, json, listing, refused, withoutCopies } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

// The browser logs each call that a test makes fail.
test.use({ tolerated: [/Failed to load resource/] })

test('[LIST-2] [LIST-3] without a copy, shows Loading..., the red text after a failure, and the list after a retry', async ({
  page,
}) => {
  await withoutCopies(page)
  const { answer, letGo } = held(refused)
  await answerCalls(page, { list: answer })
  await page.goto('./blogs')
  const loading = page.getByText('Loading...', { exact: true })
  await expect(loading).toBeVisible()
  letGo()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Failed to fetch articles')
  await expect(loading).toHaveCount(0)
  const hue = await alert.evaluate((element) => getComputedStyle(element).color.match(/[\d.]+/g)?.[2])
  expect(Number(hue), 'oklch hue of red').toBeCloseTo(25, 0)
  await answerCalls(page, { list: json(listing('New.md')) })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'New', exact: true })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('[LIST-5] each name is shown as text and links to its own article, encoded once', async ({ page }) => {
  const names = ['100% # really?', '%2F', '<img src=x onerror=alert(1)>']
  const calls = await answerCalls(page, {
    list: json(listing(...names.map((name) => `${name}.md`))),
    article: (route) =>
      route.fulfill({
        body: `The text of ${decodeURIComponent(route.request().url().split('/').at(-1) ?? '')}`,
      }),
  })
  for (const name of names) {
    await page.goto('./blogs')
    await page.locator('main li a', { has: page.getByText(name, { exact: true }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('.prose')).toHaveText(`The text of ${name}.md`)
    expect(calls.at(-1)).toContain(`/main/articles/${encodeURIComponent(name)}.md`)
  }
})

test('[SAVE-1] shows the saved list beside Loading... until the answer replaces it', async ({ page }) => {
  const { answer, letGo } = held(json(listing('Only this.md')))
  await answerCalls(page, { list: answer })
  await page.goto('./blogs')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
  letGo()
  await expect(page.locator('main li a')).toHaveText(['Only this'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SAVE-1] row 67: the list and its articles are complete, without Loading...', async ({ page }) => {
    await page.goto('./blogs')
    expect(await page.locator('main li a').count()).toBeGreaterThanOrEqual(6)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await page.getByRole('link', { name: 'Backpropagation by hand' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Backpropagation by hand' })).toBeVisible()
    expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
  })
})

test('[LIST-1] an address with a slash, which hosts answer with the 404 page, also shows the list and its copy', async ({
  page,
}) => {
  await answerCalls(page, { list: refused })
  await page.goto('./blogs/')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
  await expect(page).toHaveTitle(/Blog/)
})
