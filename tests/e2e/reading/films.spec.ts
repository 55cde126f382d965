import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

const FILM = readFileSync('tests/fixtures/films/tiny.webm')
const LINES = Array.from({ length: 60 }, (_, index) => `Line ${index}.`).join('\n\n')

/** Opens an article that is newer than the build, whose films come from its host. */
async function openArticle(page: Page, article: string): Promise<void> {
  await answerCalls(page, { article: text(article) })
  await page.route('**/films/*.webm', (route) =>
    route.fulfill({ body: FILM, contentType: 'application/octet-stream' }),
  )
  await page.goto('./blogs/Films')
}

const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)

test('a film has controls and a name, and the shape of a film before it has loaded', async ({ page }) => {
  await openArticle(page, 'Before\n\n![A demo of the trainer](films/demo.webm "After an hour")\n\nAfter')
  const film = page.getByLabel('A demo of the trainer')
  await expect(film).toHaveJSProperty('controls', true)
  await expect(film).toHaveJSProperty('preload', 'metadata')
  // The policy lets it load.
  await expect(film).toHaveJSProperty('videoWidth', 64)
  const box = await film.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2)
  await expect(page.locator('.prose figcaption')).toHaveText('After an hour')
  expect(await isPaused(film)).toBe(true)
})

test.describe('where motion is fine', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a loop plays only while it is in view, and a button pauses it', async ({ page }) => {
    await openArticle(page, `![The descent](films/descent.webm#loop)\n\n${LINES}`)
    const film = page.getByLabel('The descent', { exact: true })
    const button = page.getByRole('button', { name: 'The descent' })
    await expect(button).toHaveAccessibleName('Pause: The descent')
    await expect(film).toHaveJSProperty('controls', false)
    await expect(film).toHaveJSProperty('muted', true)
    await expect.poll(() => isPaused(film)).toBe(false)

    await page.getByText('Line 59.').scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(film)).toBe(true)
    await film.scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(film)).toBe(false)

    await button.click()
    await expect(button).toHaveAccessibleName('Play: The descent')
    await expect.poll(() => isPaused(film)).toBe(true)
    // It stays so when it comes into view again.
    await page.getByText('Line 59.').scrollIntoViewIfNeeded()
    await expect(film).not.toBeInViewport()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toBeInViewport()
    expect(await isPaused(film)).toBe(true)
    await button.press('Enter')
    await expect.poll(() => isPaused(film)).toBe(false)
  })
})

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a loop is still until its button is pressed', async ({ page }) => {
    await openArticle(page, '![The descent](films/descent.webm#loop)')
    const film = page.getByLabel('The descent', { exact: true })
    const button = page.getByRole('button', { name: 'Play: The descent' })
    await expect(button).toBeVisible()
    await expect(film).toHaveJSProperty('videoWidth', 64)
    expect(await isPaused(film)).toBe(true)
    await button.click()
    await expect.poll(() => isPaused(film)).toBe(false)
  })
})

test('on paper a film, a sound and a frame are their names and addresses', async ({ page }) => {
  const article =
    '![A run](films/a.webm)\n\n![A loop](films/a.webm#loop)\n\n![A talk](talk.mp3 "Heard")\n\n![Loss](/loss.html)'
  await page.route('**/loss.html', (route) => route.fulfill({ body: '<p>Loss', contentType: 'text/html' }))
  await openArticle(page, article)
  await expect(page.getByRole('button', { name: 'A loop' })).toBeVisible()
  const links = page.locator('.paper-link')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) await expect(link).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  for (const shown of await page.locator('.prose').locator('video, audio, iframe, button').all())
    await expect(shown).toBeHidden()
  const printed = await links.evaluateAll((elements) =>
    elements.map((link) => {
      const [before, after] = ['::before', '::after'].map((part) => getComputedStyle(link, part).content)
      return `${link.checkVisibility()} ${before} ${after}`
    }),
  )
  expect(printed).toEqual([
    expect.stringMatching(/^true "A run" " \(.*films\/a\.webm\)"$/),
    expect.stringMatching(/^true "A loop" .*films\/a\.webm/),
    expect.stringMatching(/^true "A talk" .*talk\.mp3/),
    expect.stringMatching(/^true "Loss" .*\/loss\.html/),
  ])
})
