import { answerCalls, held, json, listing, status, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

// The browser logs each call that a test makes fail.
test.use({ tolerated: [/Failed to load resource/] })

// Hosts answer an address with a slash with 404.html, which has no list of its own.
test('[LIST-1] [LIST-2] [LIST-3] [LIST-5] a list without a copy fails, then loads', async ({ page }) => {
  await answerCalls(page, { list: status(403) })
  await page.goto('./blogs/')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await expect(page).toHaveTitle(/Blog/)
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Failed to fetch articles')
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()

  await page.unrouteAll()
  await page.route('**/articles.json', (route) => route.fulfill({ status: 404, body: 'none' }))
  const { answer, letGo } = held(status(403))
  await answerCalls(page, { list: answer })
  await page.goto('./blogs/')
  const loading = page.getByText('Loading...', { exact: true })
  await expect(loading).toBeVisible()
  letGo()
  await expect(alert).toHaveText('Failed to fetch articles')
  await expect(loading).toHaveCount(0)
  const hue = await alert.evaluate((element) => getComputedStyle(element).color.match(/[\d.]+/g)?.[2])
  expect(Number(hue), 'oklch hue of red').toBeCloseTo(25, 0)
  const name = '100% %2F # <img src=x onerror=alert(1)>?'
  const calls = await answerCalls(page, { list: json(listing(`${name}.md`)), article: text('Its text.') })
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.locator('main li a', { has: page.getByText(name, { exact: true }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('.prose')).toHaveText('Its text.')
  expect(calls.at(-1)).toContain(`/main/articles/${encodeURIComponent(name)}.md`)
})

test('[LIST-5] rows have tags in a wide window, also those of a search, and none on a phone', async ({
  page,
}) => {
  for (const address of ['./blogs', './blogs?q=softmax']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    const row = page.locator('main li:visible', { hasText: 'A softmax that cannot overflow' })
    await expect(row.getByText('hành trình', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row).toBeVisible()
    await expect(row.getByText('hành trình', { exact: true })).toBeHidden()
  }
})

test('a row shows five lines of an abstract', async ({ page }) => {
  await page.goto('./blogs')
  const description = page.locator('main li p').filter({ hasText: /\w{4}/ }).first()
  const lines = await description.evaluate((element) => {
    element.textContent = 'An abstract of many sentences. '.repeat(100)
    const { height } = element.getBoundingClientRect()
    return height / parseFloat(getComputedStyle(element).lineHeight)
  })
  expect(lines).toBeCloseTo(5, 1)
})
