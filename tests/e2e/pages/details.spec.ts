import type { Locator, Page } from '@playwright/test'
import { openHome } from '#tests/support/home.ts'
import { NAME, open, PHONE } from '#tests/support/open-article.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
import { settle } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const BAR = { x: 190, y: 6, width: 80, height: 46 }

for (const forcedColors of ['none', 'active'] as const)
  test.describe(`with forced colours ${forcedColors}`, () => {
    test.use({ contextOptions: { forcedColors }, viewport: PHONE })

    test('text that scrolls below the bar is hidden', async ({ page }) => {
      await open(page)
      for (const top of [400, 410, 420]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        expect(await contrastIn(page, BAR)).toBeLessThan(3)
      }
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('code that is cut off has a shade at the edge', async ({ page }) => {
    await open(page)
    const edge = async (box: Locator) => {
      await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await settle(page)
      const { x = 0, y = 0, width = 0 } = (await box.boundingBox()) ?? {}
      return contrastIn(page, { x: x + width - 10, y: y + 12, width: 8, height: 1 })
    }
    const code = page.locator('.prose .code-block')
    expect(await edge(code.nth(2))).toBeGreaterThan(8)
    expect(await edge(code.last()), 'not cut off').toBeLessThan(3)
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the first article and the pictures of projects are in sight', async ({ page }) => {
    await page.goto('./blogs')
    await expect(page.locator('main li a').filter({ hasText: /\w/ }).first()).toBeInViewport({ ratio: 1 })
    await openHome(page, 'projects')
    await expect(page.locator('#projects :is(svg, img)').first()).toBeInViewport({ ratio: 0.2 })
  })
})

test('many tags are in a box of two lines that scrolls', async ({ page }) => {
  await page.goto('./blogs')
  const tag = page.getByRole('link', { name: 'all', exact: true })
  const box = await tag.evaluate((link) => {
    const { parentElement } = link.closest('li') ?? link
    const item = link.closest('li') ?? link
    for (let count = 0; count < 60; count += 1) parentElement?.append(item.cloneNode(true))
    return { seen: parentElement?.clientHeight ?? 0, all: parentElement?.scrollHeight ?? 0 }
  })
  expect(box.seen).toBeLessThan(120)
  expect(box.all).toBeGreaterThan(box.seen)
})

test('what is copied has no words for screen readers', async ({ page }) => {
  await page.goto('./blogs')
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body)
    return getSelection()?.toString()
  })
  expect(copied).toContain('LinkedIn')
  expect(copied).not.toContain('opens in a new tab')
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('beside a copy, the word for a running call appears late', async ({ page }) => {
    await page.goto('./blogs')
    let isHeld = true
    await page.route(/\.md$/, async (route) => {
      await expect.poll(() => isHeld).toBe(false)
      await route.continue()
    })
    await page.getByRole('link', { name: NAME }).click()
    const status = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(status).toHaveCSS('animation-delay', '0.6s')
    isHeld = false
  })
})

/** The largest difference between two pixels in a part of the window, from 0 to 255. Gradients are drawn with a noise of 1. */
async function contrastIn(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const pixels = await pixelsOf(page, await page.screenshot({ clip }))
  const channels = [0, 1, 2].map((channel) => pixels.filter((_, at) => at % 4 === channel))
  return Math.max(...channels.map((values) => Math.max(...values) - Math.min(...values)))
}
