import { answerCalls, held, status, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const NAME = 'Backpropagation by hand'

test('[ART-2] shows Loading... until the call succeeds', async ({ page }) => {
  const { answer, letGo } = held(text('# A new one\n\nHello.'))
  await answerCalls(page, { article: answer })
  await page.goto('./blogs/A%20new%20one')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Hello.')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page).toHaveTitle(/^A new one/)
})

test('[ART-1] [ART-3] row 57: opening another article makes another call, and the late answer for the first is ignored', async ({
  page,
}) => {
  const late = held(text('The late text of A.'))
  const calls = await answerCalls(page, {
    article: (route) =>
      route.request().url().endsWith('/A.md') ? late.answer(route) : text('The text of B.')(route),
  })
  await page.goto('./blogs/A')
  // The word is there before the call.
  await expect.poll(() => calls.length).toBe(1)
  await page.goto('./blogs/B')
  late.letGo()
  await expect(page.getByText('The text of B.')).toBeVisible()
  await expect(page.getByText('The late text of A.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
  expect(calls).toHaveLength(2)
})

test('[ART-4] a name that no file can have causes no call, and the page reports that there is no such article', async ({
  page,
}) => {
  const calls = await answerCalls(page)
  for (const segment of ['..%2F..%2F..%2F..%2Fevil%2Frepo%2Fmain%2Fx', 'a%5Cb', 'a%00b', '%ff']) {
    await page.goto(`./blogs/${segment}`)
    await expect(page.getByRole('alert'), segment).toHaveText('Failed to fetch article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
    await expect(page).toHaveTitle(/^No such article/)
    await expect(page.getByText('evil')).toHaveCount(0)
  }
  expect(calls).toEqual([])
})

test('[ART-4] row 41: an empty file is shown as an empty article', async ({ page }) => {
  await answerCalls(page, { article: text('') })
  await page.goto('./blogs/Empty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empty')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('row 10: a missing article suggests articles with similar names, without another call', async ({
  page,
}) => {
  const calls = await answerCalls(page, { article: status(404) })
  await page.goto('./blogs/backpropagation-by-hnd')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  const similar = page.getByRole('navigation', { name: 'Similar articles' }).getByRole('link')
  await expect(similar).toHaveText([NAME])
  expect(calls).not.toContain('list')
  await page.unrouteAll()
  await similar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
})
