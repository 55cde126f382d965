import type { Page } from '@playwright/test'
import { expectSection, openHome, sectionNow } from '#tests/support/home.ts'
import { PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

/** A time after the last event, in ms, at which the lock of its step is over (STAGE-4). */
const AFTER_LOCK = 1_001

const SMALL = { width: 320, height: 480 }

test('[STAGE-3] [STAGE-7] a wheel goes through the sections, first through a tall one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(SMALL)
  await openHome(page, 'skills')
  const inSmall = await gesturesOn(page)
  const last = page.getByText('Tableau')
  await expect(last).not.toBeInViewport()
  for (let notch = 0; notch < 12; notch += 1) await inSmall.wheel(120, 120)
  await expect(last).toBeInViewport({ ratio: 1 })
  await inSmall.wheel(-120)
  expect(await sectionNow(page)).toBe('skills')

  // A window of 1280 × 720 at a zoom of 200 %.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.locator('#skills').evaluate((section) => section.scrollTo(0, 0))
  await expect(last).not.toBeInViewport()
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(last).toBeInViewport({ ratio: 1, timeout: 200 })
  }).toPass()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHome(page)
  const { wheel } = await gesturesOn(page)
  await wheel(99)
  expect(await sectionNow(page)).toBe('hero')
  for (const section of ['about', 'projects', 'skills', 'skills'] as const) {
    await wheel(100, AFTER_LOCK)
    await expectSection(page, section)
  }
  for (const section of ['projects', 'about', 'hero', 'hero'] as const) {
    await wheel(-120, AFTER_LOCK)
    await expectSection(page, section)
  }
  // STAGE-4: the un-scroll by wheel sets no lock, the step down does.
  await wheel(120, 260)
  await expectSection(page, 'about')
  await wheel(120, 400)
  expect(await sectionNow(page)).toBe('about')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('[STAGE-2] [STAGE-7] a swipe of 50 px steps, but first scrolls a tall section', async ({ page }) => {
    await page.setViewportSize(SMALL)
    await openHome(page, 'skills')
    const inSmall = await gesturesOn(page)
    const scrolled = () => page.locator('#skills').evaluate((section) => section.scrollTop)
    await inSmall.swipe(360, 200)
    await expect.poll(scrolled).toBeGreaterThan(50)
    await inSmall.swipe(200, 360, AFTER_LOCK)
    await expect.poll(scrolled).toBe(0)
    expect(await sectionNow(page)).toBe('skills')
    await inSmall.swipe(200, 360, AFTER_LOCK)
    await expectSection(page, 'projects')

    await page.setViewportSize(PHONE)
    await openHome(page)
    const { swipe, touch } = await gesturesOn(page)
    await swipe(500, 451)
    expect(await sectionNow(page)).toBe('hero')
    await swipe(500, 450)
    await expectSection(page, 'about')
    await swipe(430, 560, AFTER_LOCK)
    await expectSection(page, 'hero')
    // STAGE-4: the un-scroll by touch does set a lock.
    await swipe(560, 430, 300)
    expect(await sectionNow(page)).toBe('hero')
    await touch('touchStart', [420], AFTER_LOCK)
    await touch('touchStart', [400, 440])
    for (const apart of [60, 120, 200]) await touch('touchMove', [420 - apart, 420 + apart])
    await touch('touchEnd', [])
    expect(await sectionNow(page)).toBe('hero')
  })
})

/**
 * Gestures in the middle of the window, whose events carry their own timestamps, like those of a device, so that the page sees the
 * same gesture however busy the machine is. `after` is the time since the last event in ms; without it, now.
 */
async function gesturesOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()!
  const x = Math.round(width * 0.6)
  let last = 0

  /** The time of the next event, in s. */
  const timestamp = (after?: number) => {
    last = after === undefined ? Math.max(Date.now(), last + 16) : last + after
    return last / 1000
  }
  async function wheel(deltaY: number, after?: number) {
    await client.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x,
      y: Math.round(height / 2),
      timestamp: timestamp(after),
      deltaX: 0,
      deltaY,
    })
  }
  /** Fingers at these heights, in px from the top. */
  async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', heights: number[], after?: number) {
    const touchPoints = heights.map((y, id) => ({ x, y: Math.round(y), id }))
    await client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: timestamp(after) })
  }
  async function swipe(startY: number, endY: number, after?: number) {
    await touch('touchStart', [startY], after)
    for (let step = 1; step <= 6; step += 1) {
      const y = startY + ((endY - startY) * step) / 6
      await touch('touchMove', [y], 16)
    }
    await touch('touchEnd', [], 16)
  }
  return { wheel, touch, swipe }
}
