import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerCalls, held, json, listed, listing, refused, status, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const CHANGED = 'Why momentum overshoots'
const CHANGED_TEXT = readFileSync(`articles/${CHANGED}.md`, 'utf8')

/** GitHub stops answering. */
async function silence(page: Page) {
  await page.unrouteAll()
  await answerCalls(page, { list: refused, article: refused })
}

test('[SAVE-1] an article newer than the site is readable when GitHub fails at the next visit', async ({
  page,
}) => {
  await answerCalls(page, { article: text('# Fresh\n\nWritten an hour ago.') })
  await page.goto('./blogs/Fresh')
  await expect(page.getByText('Written an hour ago.')).toBeVisible()
  await silence(page)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText('Written an hour ago.')).toBeVisible()
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh')
})

test('[SAVE-1] an article that was read after it had changed keeps its newer text, not that of the build', async ({
  page,
}) => {
  await answerCalls(page, { article: text(`${CHANGED_TEXT}\n\nA line of today.\n`) })
  await page.goto(`./blogs/${CHANGED}`)
  await expect(page.getByText('A line of today.')).toBeVisible()
  await silence(page)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText('A line of today.')).toBeVisible()
})

test('[SAVE-1] the list that was read last is there when GitHub fails, with its marks', async ({ page }) => {
  await answerCalls(page, { list: json([listed('Fresh.md', 'x'), listed(`${CHANGED}.md`, 'other')]) })
  await page.goto('./blogs')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/^Fresh.*New$/, new RegExp(`^${CHANGED}.*Changed$`)])
  await silence(page)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
  await expect(rows).toHaveText([/^Fresh.*New$/, new RegExp(`^${CHANGED}.*Changed$`)])
})

test('[SAVE-2] an article that is gone is forgotten here, too', async ({ page }) => {
  await answerCalls(page, { article: text('Written an hour ago.') })
  await page.goto('./blogs/Fresh')
  await expect(page.getByText('Written an hour ago.')).toBeVisible()
  await page.unrouteAll()
  await answerCalls(page, { article: status(404) })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such article')
  await silence(page)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText('Written an hour ago.')).toHaveCount(0)
})

test('row 63: where the storage is blocked the pages are as if nothing were kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await answerCalls(page, { list: json(listing('Fresh.md')), article: text('Written an hour ago.') })
  await page.goto('./blogs')
  await page.getByRole('link', { name: 'Fresh' }).click()
  await expect(page.getByText('Written an hour ago.')).toBeVisible()
  await silence(page)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
})

test('row 63: a kept text that is not what GitHub has sent is not shown as its own', async ({ page }) => {
  await answerCalls(page, { article: text('Written an hour ago.') })
  await page.goto('./blogs/Fresh')
  await expect(page.getByText('Written an hour ago.')).toBeVisible()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':article:Fresh')) ?? ''
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('an hour ago', 'by somebody else'))
  })
  // The spoiled text is formatted first, as the copy that it claims to be.
  const live = held(text('Written an hour ago.'))
  await page.unrouteAll()
  await answerCalls(page, { article: live.answer })
  await page.reload()
  await expect(page.locator('.prose')).toHaveText('Written by somebody else.')
  live.letGo()
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.locator('.prose')).toHaveText('Written an hour ago.')
})

test('row 44: an article that is no UTF-8 is one call at each visit', async ({ page }) => {
  const calls = await answerCalls(page, {
    article: (route) =>
      route.fulfill({
        body: Buffer.from([0x4c, 0xe4, 0x72, 0x6d]),
        contentType: 'text/plain; charset=utf-8',
      }),
  })
  for (const visits of [1, 2]) {
    await page.goto('./blogs/Fresh')
    await expect(page.locator('.prose')).toHaveText('L\uFFFDrm')
    await expect(page.getByRole('status')).toHaveText('')
    expect(calls).toHaveLength(visits)
  }
})

test('row 63: a kept list that somebody has spoiled breaks nothing', async ({ page }) => {
  await answerCalls(page, { list: json(listing('Fresh.md')) })
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: 'Fresh' })).toBeVisible()
  await silence(page)
  for (const entry of [
    '{"name":"\\ud800"}',
    '{"name":"A","description":{}}',
    '{"name":"A","minutes":[{}]}',
  ]) {
    await page.evaluate((spoiled) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':list')) ?? ''
      localStorage.setItem(key, `{"takenAt":${Date.now()},"isCut":false,"entries":[${spoiled}]}`)
    }, entry)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch articles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Articles')
  }
})

test('a changed article takes the place of its copy without moving what the reader has before the eyes', async ({
  page,
}) => {
  const added =
    'A paragraph that was not there before, long enough to push the rest down by a line or two. '.repeat(4)
  const newer = CHANGED_TEXT.replace('\n\n', `\n\n${added}\n\n${added}\n\n`)
  const { answer, letGo } = held(text(newer))
  await answerCalls(page, { article: answer })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`./blogs/${CHANGED}`)
  const heading = page.getByRole('heading', { name: 'The update, in two lines' })
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(100)
  letGo()
  await expect(page.getByText(added.trim()).first()).toBeAttached()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100)
})

test('row 10: at the address of no article those with similar names are offered, without a call for them', async ({
  page,
}) => {
  const calls = await answerCalls(page, { article: status(404) })
  await page.goto('./blogs/why-momentum-overshots')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  const similar = page.getByRole('navigation', { name: 'Similar articles' }).getByRole('link')
  await expect(similar).toHaveText([CHANGED])
  expect(calls.filter((call) => call === 'list')).toEqual([])
  await page.unrouteAll()
  await similar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHANGED)
})

test('row 20: of a text that arrives cut the copy stays, and nothing of it is kept', async ({ page }) => {
  const cut = CHANGED_TEXT.slice(0, 2_000)
  await answerCalls(page, { list: json([listed(`${CHANGED}.md`, CHANGED_TEXT)]), article: text(cut) })
  await page.goto('./blogs')
  await page.getByRole('link', { name: CHANGED }).click()
  const end = page.getByRole('heading', { name: 'What I do now' })
  await expect(end).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
  await expect(end).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('article'))),
  ).toEqual([])
})

test('row 20: an article opened by itself whose text arrives cut is asked for anew', async ({ page }) => {
  let isFirst = true
  const calls = await answerCalls(page, {
    article: (route) => {
      const body = isFirst ? CHANGED_TEXT.slice(0, 2_000) : CHANGED_TEXT
      isFirst = false
      return text(body)(route)
    },
  })
  await page.goto(`./blogs/${CHANGED}`)
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('heading', { name: 'What I do now' })).toBeVisible()
  expect(calls).toHaveLength(2)
})
