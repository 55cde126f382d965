import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerCalls, held, json, listed, status, text } from '#tests/support/answers.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({ tolerated: [UNANSWERED] })

const CHANGED = 'Why momentum overshoots'
const CHANGED_TEXT = readFileSync(`tests/fixtures/articles/${CHANGED}.md`, 'utf8')
const FRESH = 'Written an hour ago.'

/** Waits until an answer is in Cache Storage. */
const stored = (page: Page, end: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('offline / answers')
        return (await cache.keys()).map(({ url }) => decodeURIComponent(url)).join()
      }),
    )
    .toContain(end)

/** Opens the page again with other answers; without any, GitHub does not answer. */
async function reopen(page: Page, answers: Parameters<typeof answerCalls>[1] = {}) {
  await page.unrouteAll()
  await answerCalls(page, { list: status(403), article: status(403), ...answers })
  await page.reload()
}

test('[SAVE-1] [SAVE-2] the last list and text are shown until the article is deleted', async ({ page }) => {
  await answerCalls(page, {
    list: json([listed('Fresh.md', 'x'), listed(`${CHANGED}.md`, 'other')]),
    article: text(`# Fresh\n\n${FRESH}`),
  })
  await page.goto('./blogs')
  const rows = page.getByRole('main').getByRole('listitem')
  const marked = [/^Fresh.*New$/, new RegExp(`^${CHANGED}.*Changed`)]
  await expect(rows).toHaveText(marked)
  await stored(page, 'contents/articles')
  await page.getByRole('link', { name: 'Fresh' }).click()
  await expect(page.getByText(FRESH)).toBeVisible()
  await stored(page, 'Fresh.md')

  const { answer, letGo } = held(text(`# Fresh\n\n${FRESH}`))
  await reopen(page, { article: answer })
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.getByText(FRESH).evaluate((paragraph) => paragraph.setAttribute('data-same', ''))
  letGo()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.locator('[data-same]'), 'an equal text changes nothing').toBeVisible()

  await reopen(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText(FRESH)).toBeVisible()
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh')
  await page.goto('./blogs')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rows).toHaveText(marked)

  await page.goto('./blogs/Fresh')
  await reopen(page, { article: status(404) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
  await reopen(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText(FRESH)).toHaveCount(0)
})

test('a changed article does not move what the reader looks at, even while scrolling', async ({ page }) => {
  const added = 'A paragraph that is long enough to push the rest down by a line or two. '.repeat(4).trim()
  const { answer, letGo } = held(text(CHANGED_TEXT.replace('\n\n', `\n\n${added}\n\n${added}\n\n`)))
  await answerCalls(page, { article: answer })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`./blogs/${CHANGED}`)
  await expect(page.getByText('Loading...')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'The update, in two lines' })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  const scrolling = page.evaluate(async (words) => {
    const isNew = () => document.querySelector('.prose')?.textContent.includes(words)
    let distance = 0
    while (!isNew()) {
      scrollBy({ top: 2, behavior: 'instant' })
      distance += 2
      await new Promise(requestAnimationFrame)
    }
    return distance
  }, added)
  letGo()
  const distance = await scrolling
  expect(Math.abs((await top()) + distance - before)).toBeLessThanOrEqual(1)
})
