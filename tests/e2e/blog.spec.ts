import {
  answerCalls,
  held,
  json,
  listing,
  refused,
  status,
  text,
  withoutCopies,
} from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

// A failing call is what some of these tests are about; the browser logs each one.
test.use({ tolerated: [/Failed to load resource/] })

test('[LIST-1] opening the list makes one call, and shows its heading', async ({ page }) => {
  const calls = await answerCalls(page)
  await page.goto('./blogs')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
  await page.waitForTimeout(500)
  expect(calls).toEqual(['list'])
})

test('[LIST-1] opening it again from inside the site makes one call again', async ({ page }) => {
  const calls = await answerCalls(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
  await expect.poll(() => calls).toEqual(['list'])
  await expect(page.getByRole('status')).toHaveText('')
  await page.waitForTimeout(300)
  expect(calls).toEqual(['list'])
})

test('[LIST-2] Loading... stands while the call runs and is gone when it succeeds', async ({ page }) => {
  await withoutCopies(page)
  const { answer, letGo } = held(json(listing('New.md')))
  await answerCalls(page, { list: answer })
  await page.goto('./blogs')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByRole('link', { name: 'New', exact: true })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

for (const [what, answer] of [
  ['the network fails', refused],
  ['GitHub is limited', status(403)],
  ['nothing is there', status(404)],
  ['the server breaks', status(502, '<html>unicorn</html>')],
  ['a portal answers', text('<!doctype html><title>Wi-Fi</title>', 'text/html')],
  ['the answer is cut', text('[{"name":"A.md","ty')],
  ['the answer has no content', status(204, '')],
] as const) {
  test(`[LIST-3] when ${what}, the red text stands and Loading... is gone`, async ({ page }) => {
    await withoutCopies(page)
    await answerCalls(page, { list: answer })
    await page.goto('./blogs')
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Failed to fetch articles')
    await expect(page.getByText('Loading...')).toHaveCount(0)
    const [, , hue] = await alert.evaluate(
      (element) =>
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    )
    expect(hue, 'oklch hue of red').toBeCloseTo(25, 0)
  })
}

test('[LIST-4] hostile listings show what is an article, as text, and break nothing', async ({ page }) => {
  const entries = [
    null,
    1,
    'x',
    [],
    {},
    { type: 'file' },
    { name: 'No type.md' },
    { type: 'dir', name: 'Folder.md' },
    { type: 'FILE', name: 'Shouting.md' },
    { type: 'symlink', name: 'Link.md' },
    { type: 'file', name: 42 },
    { type: 'file', name: '.md' },
    { type: 'file', name: 'README.MD' },
    { type: 'file', name: 'text.md.txt' },
    ...listing(
      'Plain.md',
      '<img src=x onerror=alert(1)>.md',
      '__proto__.md',
      '100% # really?.md',
      '日本語 📈.md',
      'Plain.md',
    ),
  ]
  await answerCalls(page, { list: json(entries) })
  await page.goto('./blogs')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.locator('main li a')).toHaveText([
    '__proto__',
    '<img src=x onerror=alert(1)>',
    '100% # really?',
    'Plain',
    '日本語 📈',
  ])
})

for (const body of [{ message: 'a repository' }, 'text', 1, true, null, []]) {
  test(`[LIST-4] ${JSON.stringify(body)} is an empty list, and no failure`, async ({ page }) => {
    await answerCalls(page, { list: json(body) })
    await page.goto('./blogs')
    await expect(page.getByText('No articles yet.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('[LIST-5] each name links to its article, encoded once, and opens that very article', async ({
  page,
}) => {
  const names = ['a b', '100% # really?', '%2F', 'c++ & <d>', 'ü 日本', 'quote"d', 'Loading...']
  const calls = await answerCalls(page, {
    list: json(listing(...names.map((name) => `${name}.md`))),
    article: (route) =>
      route.fulfill({
        body: `The text of ${decodeURIComponent(route.request().url().split('/').at(-1) ?? '')}`,
      }),
  })
  for (const name of names) {
    await page.goto('./blogs')
    await expect(page.locator('main li a')).toHaveCount(names.length)
    const link = page.locator('main li a', { has: page.getByText(name, { exact: true }) })
    await expect(link).toHaveAttribute('href', `/blogs/${encodeURIComponent(name)}`)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('.prose')).toHaveText(`The text of ${name}.md`)
    expect(calls.at(-1)).toContain(`/main/articles/${encodeURIComponent(name)}.md`)
    await page.reload()
    await expect(page.locator('.prose')).toHaveText(`The text of ${name}.md`)
  }
})

test('[SAVE-1] the saved list shows at once, with Loading... beside it; what the call brings replaces it', async ({
  page,
}) => {
  const { answer, letGo } = held(json(listing('Only this.md')))
  await answerCalls(page, { list: answer })
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.locator('main li a')).toHaveText(['Only this'])
})

test('[SAVE-1] when the call fails, the red text stands above the copy, which has its date and a Retry button', async ({
  page,
}) => {
  let fails = true
  await answerCalls(page, {
    list: (route) => (fails ? route.abort() : json(listing('Back again.md'))(route)),
  })
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(page.getByText(/^Saved copy from \d{1,2} \w+ \d{4}$/)).toBeVisible()
  const [alert, row] = await Promise.all([
    page.getByRole('alert').boundingBox(),
    page.locator('main li').first().boundingBox(),
  ])
  expect(alert && row && alert.y < row.y).toBe(true)
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('main li a')).toHaveText(['Back again'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[SAVE-2] a failure never replaces the saved list', async ({ page }) => {
  await answerCalls(page, { list: status(404) })
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SAVE-1] the list is complete, and nothing says that it is loading', async ({ page }) => {
    await page.goto('./blogs')
    expect(await page.locator('main li a').count()).toBeGreaterThanOrEqual(6)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await page.getByRole('link', { name: 'Backpropagation by hand' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Backpropagation by hand' })).toBeVisible()
    expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
  })
})
