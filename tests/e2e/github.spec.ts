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

test('the content security policy lets the page ask nobody else', async ({ page, complaints }) => {
  await answerCalls(page, { list: status(200, '[]') })
  await page.goto('./blogs')
  const answer = await page.evaluate(() => fetch('https://elsewhere.example/').then(String, () => 'refused'))
  expect(answer).toBe('refused')
  expect(complaints.splice(0).join()).toMatch(/Content Security Policy|connect-src/i)
})
