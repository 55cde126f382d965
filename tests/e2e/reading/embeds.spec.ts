import type { Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { ADDRESS } from '#tests/support/open-article.ts'
import { findingsInBothLooks } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/test.ts'

const FILM = 'https://youtu.be/dQw4w9WgXcQ?t=90'
const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=90'
const FRAMES = /youtube|vimeo|hf\.space|huggingface/

/** Answers frames in the place of other sites. @returns the addresses of their requests so far */
async function answerFrames(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(FRAMES, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' })
  })
  return requests
}

/** Opens a finished article that has a link to a film before its text. */
async function openDocument(page: Page, link = `<a href="${FILM}">The talk</a>`): Promise<void> {
  await page.route('**/blogs/*', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<div class="prose[^>]*>/, `$&<p class="embed">${link}</p>`)
    await route.fulfill({ response, body })
  })
  await answerCalls(page)
  await page.goto(ADDRESS)
}

test('a film loads in its place after a press, and closes again', async ({ page }) => {
  const requests = await answerFrames(page)
  await openDocument(page)
  const play = page.getByRole('button', { name: 'Play on YouTube: The talk' })
  await expect(play).toBeVisible()
  await expect(page.getByText('This loads a page of www.youtube-nocookie.com.')).toBeVisible()
  expect(requests).toEqual([])
  const stage = page.locator('.embed-stage')
  const box = await stage.boundingBox()

  await play.focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('.embed iframe')
  await expect(frame).toHaveAccessibleName('YouTube: The talk')
  await expect(page.frameLocator('.embed iframe').getByRole('button', { name: 'Player' })).toBeVisible()
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin(?!.*top-navigation)/)
  expect(requests).toEqual([FRAME])
  expect(await stage.boundingBox()).toEqual(box)

  await page.getByRole('button', { name: 'Close: The talk' }).click()
  await expect(frame).toHaveCount(0)
  await expect(play).toBeFocused()
  await expect(page.getByRole('link', { name: 'The talk' })).toHaveAttribute('href', FILM)
})

test('a live text has cards, which follow its changes, and the policy lets their frames in', async ({
  page,
}) => {
  const requests = await answerFrames(page)
  const links = ['https://vimeo.com/76979871', '[A demo](https://huggingface.co/spaces/me/demo)']
  await answerCalls(page, { article: text(`# Films\n\n${links.join('\n\n')}\n`) })
  await page.goto('./blogs/Films')
  await page.getByRole('button', { name: 'Play on Vimeo: https://vimeo.com/76979871' }).click()
  await page.getByRole('button', { name: 'Run on Hugging Face: A demo' }).click()
  for (const frame of await page.locator('.embed iframe').all())
    await expect(frame.contentFrame().getByRole('button')).toHaveText('Player')
  expect(requests.map((address) => new URL(address).host)).toEqual(['player.vimeo.com', 'me-demo.hf.space'])
})

test('a card has no barriers, and nothing moves when it is drawn', async ({ page }) => {
  await answerFrames(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openDocument(page)
  await expect(page.getByRole('button', { name: 'Play on YouTube: The talk' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  expect((await findingsInBothLooks(page, '.embed')).flat()).toEqual([])
})

test('on paper a card is its link, with the address', async ({ page }) => {
  await openDocument(page)
  await expect(page.locator('.embed-stage')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.embed-stage')).toBeHidden()
  const address = page.locator('.embed a')
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('youtu.be')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a card is its link, without an empty room', async ({ page }) => {
    await openDocument(page)
    const paragraph = page.locator('.embed')
    await expect(paragraph.getByRole('link', { name: 'The talk' })).toBeVisible()
    expect((await paragraph.boundingBox())?.height).toBeLessThan(60)
  })
})
