import type { Page, Worker } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const ADDRESS = './blogs/Backpropagation%20by%20hand'
const CHANGED = '# New\n\n## Caf&eacute; &amp; bar\n\n```python\ndef f(): pass\n```\n'
const WORKER = /\/assets\/article-worker-[^/]*\.js$/

const ENDLESS = `postMessage('waiting'); onmessage = () => { for (;;); }`

/** The workers that the page has started, in order, and whether they have ended. */
function workersOf(page: Page): { worker: Worker; isGone: boolean }[] {
  const workers: { worker: Worker; isGone: boolean }[] = []
  page.on('worker', (worker) => {
    const seen = { worker, isGone: false }
    workers.push(seen)
    worker.on('close', () => (seen.isGone = true))
  })
  return workers
}

test('a changed text is formatted in a worker, which loads the needed modules and then ends', async ({
  page,
}) => {
  const workers = workersOf(page)
  await answerCalls(page, { article: text(CHANGED) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { name: 'Café & bar' })).toBeVisible()
  await expect(page.locator('pre .hljs-keyword').first()).toHaveText('def')
  await expect.poll(() => workers.map(({ isGone }) => isGone)).toEqual([true])
})

test('a text that takes too long is shown as written, with the reason, and the worker ends', async ({
  page,
}) => {
  const workers = workersOf(page)
  await page.clock.install()
  await page.route(WORKER, (route) => route.fulfill({ body: ENDLESS, contentType: 'text/javascript' }))
  await answerCalls(page, { article: text(CHANGED) })
  await page.goto(ADDRESS)
  await expect.poll(() => workers.length).toBe(1)
  const reason = page.getByText(/shown as plain text, because formatting it took too long\.$/)
  await expect(async () => {
    // The deadline starts with the worker's first message.
    await page.clock.fastForward(11_000)
    await expect(reason).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('group', { name: 'Text' })).toHaveText(CHANGED.trim())
  await expect.poll(() => workers.map(({ isGone }) => isGone)).toEqual([true])
})

test('a text is shown as written when the worker cannot be loaded', async ({ page }) => {
  await page.route(WORKER, (route) => route.fulfill({ status: 404 }))
  await answerCalls(page, { article: text(CHANGED) })
  await page.goto(ADDRESS)
  await expect(page.getByText(/shown as plain text, because formatting it failed\.$/)).toBeVisible()
})
