import { answerCalls, json, listed, status, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ variant: 'github', tolerated: [/Failed to load resource/] })

test('[SITE-2] the two calls go to GitHub’s two hosts, for the configured repository and folder', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) asked.push(`${request.method()} ${request.url()}`)
  })
  await answerCalls(page, {
    list: json([listed('A new one.md', 'Hello from GitHub.')]),
    article: text('Hello from GitHub.'),
  })
  await page.goto('./blogs')
  await page.getByRole('link', { name: 'A new one' }).click()
  await expect(page.getByText('Hello from GitHub.')).toBeVisible()
  // No preflight: the calls are simple ones.
  expect(asked).toEqual([
    'GET https://api.github.com/repos/octo/notes/contents/articles',
    'GET https://raw.githubusercontent.com/octo/notes/main/articles/A%20new%20one.md',
  ])
})

test('a rate limit is explained with the time at which it ends, and GitHub’s own words are not shown', async ({
  page,
}) => {
  const reset = Math.floor(Date.now() / 1000) + 1800
  await answerCalls(page, {
    list: (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'API rate limit exceeded for 203.0.113.7.' },
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'x-ratelimit-remaining, x-ratelimit-reset',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(reset),
        },
      }),
  })
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(
    page.getByText(/too many requests from your network\. It can be asked again after \d{1,2}:\d{2}/),
  ).toBeVisible()
  await expect(page.getByText('203.0.113.7')).toHaveCount(0)
})

test('the policy lets the page ask nobody else', async ({ page, complaints }) => {
  await answerCalls(page, { list: status(200, '[]') })
  await page.goto('./blogs')
  const refused = await page.evaluate(() => fetch('https://elsewhere.example/').then(String, () => 'refused'))
  expect(refused).toBe('refused')
  expect(complaints.splice(0).join()).toMatch(/Content Security Policy|connect-src/i)
})
