import type { Page } from '@playwright/test'
import { gesturesOn } from '#tests/support/gestures.ts'
import { AFTER_LOCK, expectStop, openHome, stopNow } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test('[STAGE-2] 99 units of the wheel change nothing, 100 collapse the hero and show about', async ({
  page,
}) => {
  await openHome(page)
  const { wheel } = await gesturesOn(page)
  await wheel(99)
  await page.waitForTimeout(300)
  expect(await stopNow(page)).toBe('hero')
  await wheel(100)
  await expectStop(page, 'about')
  await expect(page.locator('#intro')).toHaveAttribute('data-scrolled', 'true')
})

test('[STAGE-3] the wheel goes down to skills and stays, and back up to the hero', async ({ page }) => {
  await openHome(page)
  const { wheel } = await gesturesOn(page)
  for (const stop of ['about', 'projects', 'skills', 'skills'] as const) {
    await wheel(120)
    await expectStop(page, stop)
    await page.waitForTimeout(AFTER_LOCK)
  }
  for (const stop of ['projects', 'about', 'hero', 'hero'] as const) {
    await wheel(-120)
    await expectStop(page, stop)
    await page.waitForTimeout(AFTER_LOCK)
  }
})

test('[STAGE-4] a notch 999 ms after a step changes nothing, one after 1,000 ms steps', async ({ page }) => {
  await openHome(page)
  const { wheel } = await gesturesOn(page)
  await wheel(120)
  await expectStop(page, 'about')
  await wheel(120, 400)
  await wheel(120, 599)
  await page.waitForTimeout(250)
  expect(await stopNow(page)).toBe('about')
  await wheel(120, 301)
  await expectStop(page, 'projects')
})

test('[STAGE-4] the un-scroll by wheel sets no lock: the next notch down is heard at once', async ({
  page,
}) => {
  await openHome(page, 'about')
  const { wheel } = await gesturesOn(page)
  await wheel(-120)
  await expectStop(page, 'hero')
  await wheel(120, 260)
  await expectStop(page, 'about')
})

test('[STAGE-6] a trackpad’s decaying stream of over two seconds causes exactly one step', async ({
  page,
}) => {
  await openHome(page)
  const { wheelStream } = await gesturesOn(page)
  const stops = watchStops(page)
  const deltas = Array.from({ length: 150 }, (_, index) => Math.max(2, Math.round(300 * 0.97 ** index)))
  await wheelStream(deltas, 16)
  await page.waitForTimeout(300)
  await expectStop(page, 'about')
  expect(await stops()).toEqual(['about'])
})

test('[STAGE-6] a stream that falls in even numbers, through 200, 120 and 100, is no notched wheel', async ({
  page,
}) => {
  await openHome(page)
  const { wheelStream } = await gesturesOn(page)
  const stops = watchStops(page)
  await wheelStream(
    Array.from({ length: 150 }, (_, index) => 300 - 2 * index),
    16,
  )
  await page.waitForTimeout(300)
  expect(await stops()).toEqual(['about'])
})

test('[STAGE-6] a notched wheel steps at every notch outside the lock', async ({ page }) => {
  await openHome(page)
  const { wheelStream } = await gesturesOn(page)
  await wheelStream([100, 100, 100], 1_100)
  await expectStop(page, 'skills')
})

test('[STAGE-6] zooming with ctrl and turning sideways never step', async ({ page }) => {
  await openHome(page)
  const client = await page.context().newCDPSession(page)
  const at = { type: 'mouseWheel' as const, x: 500, y: 400 }
  await client.send('Input.dispatchMouseEvent', { ...at, deltaX: 0, deltaY: 240, modifiers: 2 })
  await client.send('Input.dispatchMouseEvent', { ...at, deltaX: 300, deltaY: 110 })
  await page.waitForTimeout(300)
  expect(await stopNow(page)).toBe('hero')
})

/** Records every stop that comes on show from now on. */
function watchStops(page: Page): () => Promise<string[]> {
  const started = page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenStops: seen })
    new MutationObserver(() => {
      const stop = document.querySelector('[data-stop][data-current]')?.getAttribute('data-stop')
      if (stop && seen.at(-1) !== stop) seen.push(stop)
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-current'] })
  })
  return async () => {
    await started
    return page.evaluate(() => (window as unknown as { seenStops: string[] }).seenStops)
  }
}
