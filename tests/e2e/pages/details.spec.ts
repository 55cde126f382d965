import type { Locator, Page } from '@playwright/test'
import { openHome } from '#tests/support/home.ts'
import { open, PHONE } from '#tests/support/open-article.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
import { settle } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

test('on a phone, text below the bar is hidden, and code that is cut off fades out', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page)
  // Between the name and the buttons, where a text that shines through would be seen.
  const gap = await gapInBar(page)
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors })
    for (const top of [400, 410, 420]) {
      await page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top)
      expect(await contrastIn(page, gap)).toBeLessThan(3)
    }
  }
  const fades = async (box: Locator, scrolled: number) => {
    await box.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), scrolled)
    await settle(page)
    return box.evaluate((element) => {
      const style = getComputedStyle(element)
      return ['start', 'end'].map((side) => style.getPropertyValue(`--fade-${side}`))
    })
  }
  const code = page.locator('.prose .code-block')
  expect(await fades(code.nth(2), 0)).toEqual(['0px', '32px'])
  expect(await fades(code.nth(2), 9999)).toEqual(['32px', '0px'])
  expect(await fades(code.last(), 0), 'not cut off').toEqual(['0px', '0px'])
})

test('a low window shows pictures and articles, and hidden words are not copied', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openHome(page, 'projects')
  await expect(page.locator('#projects :is(svg, img)').first()).toBeInViewport({ ratio: 0.2 })
  await page.goto('./blogs')
  await expect(page.locator('main li a').filter({ hasText: /\w/ }).first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body)
    return getSelection()?.toString()
  })
  expect(copied).toContain('LinkedIn')
  expect(copied).not.toContain('opens in a new tab')
  const box = await page.getByRole('link', { name: 'all', exact: true }).evaluate((link) => {
    const item = link.closest('li') ?? link
    const { parentElement } = item
    for (let count = 0; count < 60; count += 1) parentElement?.append(item.cloneNode(true))
    return { seen: parentElement?.clientWidth ?? 0, all: parentElement?.scrollWidth ?? 0 }
  })
  // Many tags scroll in their row, instead of covering the articles.
  expect(box.all).toBeGreaterThan(box.seen)
  await expect(page.locator('main li a').filter({ hasText: /\w/ }).first()).toBeInViewport()
})

test('selected words have the accent as their ground, in every part of a text', async ({ page }) => {
  await open(page)
  for (const selector of ['h1', '.prose p', '.prose code', 'footer a']) {
    const grounds = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const probe = document.createElement('div')
        probe.style.background = 'var(--accent)'
        document.body.append(probe)
        return [element, probe].map(
          (each, index) => getComputedStyle(each, index === 0 ? '::selection' : undefined).backgroundColor,
        )
      })
    expect(grounds[0], selector).toBe(grounds[1])
  }
})

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a link that was touched keeps its ground', async ({ page }) => {
    await openHome(page)
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    const link = page.getByRole('link', { name: /^GITHUB/ })
    const ground = () => link.evaluate((element) => getComputedStyle(element).backgroundColor)
    const untouched = await ground()
    await link.tap()
    expect(await link.evaluate((element) => element.matches(':hover'))).toBe(true)
    await settle(page)
    expect(await ground()).toBe(untouched)
  })
})

/** The part of the bar between its first link and its first button. */
async function gapInBar(page: Page) {
  const bar = page.getByRole('banner')
  const name = (await bar.getByRole('link').first().boundingBox())!
  // The resume, or the search where a name needs its place.
  const next = (await bar.locator('a:visible, button:visible').nth(1).boundingBox())!
  const left = name.x + name.width + 4
  return { x: left, y: name.y, width: next.x - left - 4, height: name.height }
}

/** The largest difference between two pixels in a part of the window, from 0 to 255. Gradients are drawn with a noise of 1. */
async function contrastIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const pixels = await pixelsOf(page, await page.screenshot({ clip }))
  const channels = [0, 1, 2].map((channel) => pixels.filter((_, index) => index % 4 === channel))
  return Math.max(...channels.map((values) => Math.max(...values) - Math.min(...values)))
}
