import { gesturesOn } from '#tests/support/gestures.ts'
import { AFTER_LOCK, expectStop, openHome, stopNow } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[STAGE-2] a swipe of 49 px changes nothing, one of 50 px collapses the hero', async ({ page }) => {
    await openHome(page)
    const { swipe } = await gesturesOn(page)
    await swipe(500, 451)
    await page.waitForTimeout(200)
    expect(await stopNow(page)).toBe('hero')
    await swipe(500, 450)
    await expectStop(page, 'about')
  })

  test('[STAGE-3] swipes go down to skills and back up to the hero', async ({ page }) => {
    await openHome(page)
    const { swipe } = await gesturesOn(page)
    for (const stop of ['about', 'projects', 'skills'] as const) {
      await swipe(560, 430)
      await expectStop(page, stop)
      await page.waitForTimeout(AFTER_LOCK)
    }
    // The skills are taller than this window's section: their upper edge is on show, so upward steps at once.
    for (const stop of ['projects', 'about', 'hero'] as const) {
      await page.locator('#skills').evaluate((section) => section.scrollTo(0, 0))
      await swipe(430, 560)
      await expectStop(page, stop)
      await page.waitForTimeout(AFTER_LOCK)
    }
  })

  test('[STAGE-4] the un-scroll by touch does set a lock', async ({ page }) => {
    await openHome(page, 'about')
    const { swipe } = await gesturesOn(page)
    await swipe(430, 560)
    await expectStop(page, 'hero')
    await swipe(560, 430, 300)
    await page.waitForTimeout(250)
    expect(await stopNow(page)).toBe('hero')
    await swipe(560, 430, 700)
    await expectStop(page, 'about')
  })

  test('[STAGE-6] a pinch never steps', async ({ page }) => {
    await openHome(page)
    const { pinch } = await gesturesOn(page)
    await pinch()
    await page.waitForTimeout(300)
    expect(await stopNow(page)).toBe('hero')
  })
})
