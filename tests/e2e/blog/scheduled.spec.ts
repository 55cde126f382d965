import { ONLY_THERE, SAVED, SCHEDULED } from '#tests/support/fake-hosts.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({ variant: 'live' })

const PATH = `./blogs/${encodeURIComponent(SCHEDULED.name)}`
const EVENING_BEFORE = SCHEDULED.day - 1

test('the list shows a scheduled article from its day on, without another build', async ({
  page,
  articleHost,
}) => {
  expect([...articleHost.github.keys()]).toContain(`${SCHEDULED.name}.md`)
  const links = page.locator('main li a')
  await page.clock.setFixedTime(EVENING_BEFORE)
  await page.goto('./blogs')
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(links).toHaveText([SAVED, ONLY_THERE])
  await page.clock.setFixedTime(SCHEDULED.day)
  await page.reload()
  await expect(links).toHaveText([SCHEDULED.name, SAVED, ONLY_THERE])
  const row = page.getByRole('listitem').filter({ hasText: SCHEDULED.name })
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  await expect(row.locator('time')).toHaveText('2999-12-31')
  await links.first().click()
  await expect(page.getByText('A text that waits for its day.')).toBeVisible()
  await expect(page.getByText('31 December 2999')).toBeVisible()
  await expect(page.getByText('Scheduled for')).toHaveCount(0)
})

test('the address of a scheduled article shows it with its day', async ({ page }) => {
  await page.clock.setFixedTime(EVENING_BEFORE)
  await page.goto(PATH)
  await expect(page.getByText('Scheduled for 31 December 2999', { exact: true })).toBeVisible()
  await expect(page.getByText('31 December 2999')).toHaveCount(1)
  await expect(page.getByText('A text that waits for its day.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a published article whose date moves into the future keeps its page, which says so', async ({
  page,
  articleHost,
}) => {
  await page.clock.setFixedTime(EVENING_BEFORE)
  articleHost.github.set(`${SAVED}.md`, '---\ndate: 2999-12-31\n---\n\nIt was too early.\n')
  await page.goto(`./blogs/${encodeURIComponent(SAVED)}`)
  await expect(page.getByText('It was too early.')).toBeVisible()
  await expect(page.getByText('Scheduled for 31 December 2999', { exact: true })).toBeVisible()
  await page.goto('./blogs')
  await expect(page.getByRole('listitem').filter({ hasText: SAVED }).getByText('Changed')).toBeVisible()
})

test.describe('without GitHub', () => {
  test.use({ tolerated: [UNANSWERED] })

  test('a scheduled article stays hidden in the copy of the list', async ({ page, articleHost }) => {
    await page.clock.setFixedTime(SCHEDULED.day)
    await articleHost.cut()
    await page.goto('./blogs')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
    await expect(page.locator('main li a')).toHaveText([SAVED, ONLY_THERE])
  })
})
