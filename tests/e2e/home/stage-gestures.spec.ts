import type { Page } from '@playwright/test'
import { expectSection, openHome, sectionNow } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

/** A time after the last event, in ms, at which the lock of its step is over (STAGE-4). */
const AFTER_LOCK = 1_001

test('[STAGE-3] a notched wheel goes down to skills and back up to the hero', async ({ page }) => {
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
  // STAGE-4: the un-scroll by wheel sets no lock.
  await wheel(120, 260)
  await expectSection(page, 'about')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[STAGE-4] a notch 999 ms after a step changes nothing, one after 1,000 ms steps', async ({
    page,
  }) => {
    await openHome(page)
    const { wheel } = await gesturesOn(page)
    await wheel(120)
    await expectSection(page, 'about')
    await wheel(120, 400)
    await wheel(120, 599)
    expect(await sectionNow(page)).toBe('about')
    await wheel(120, 301)
    await expectSection(page, 'projects')
  })
})

test('[STAGE-6] a trackpad’s decaying stream of over two seconds causes one step', async ({ page }) => {
  await openHome(page)
  const { wheelStream } = await gesturesOn(page)
  const deltas = Array.from({ length: 150 }, (_, index) => Math.max(2, Math.round(300 * 0.99 ** index)))
  await wheelStream(deltas, 16)
  expect(await sectionNow(page)).toBe('about')
})

test('[STAGE-6] zooming with ctrl and turning sideways never step', async ({ page }) => {
  await openHome(page)
  const client = await page.context().newCDPSession(page)
  const at = { type: 'mouseWheel' as const, x: 500, y: 400 }
  await client.send('Input.dispatchMouseEvent', { ...at, deltaX: 0, deltaY: 240, modifiers: 2 })
  await client.send('Input.dispatchMouseEvent', { ...at, deltaX: 300, deltaY: 110 })
  expect(await sectionNow(page)).toBe('hero')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[STAGE-2] a swipe of 50 px steps; a shorter one and a pinch do not', async ({ page }) => {
    await openHome(page)
    const { swipe, pinch } = await gesturesOn(page)
    await swipe(500, 451)
    expect(await sectionNow(page)).toBe('hero')
    await swipe(500, 450)
    await expectSection(page, 'about')
    await swipe(430, 560, AFTER_LOCK)
    await expectSection(page, 'hero')
    // STAGE-4: the un-scroll by touch does set a lock.
    await swipe(560, 430, 300)
    expect(await sectionNow(page)).toBe('hero')
    await pinch()
    expect(await sectionNow(page)).toBe('hero')
  })

  test('[STAGE-7] a tall section scrolls under the finger before it steps', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await openHome(page, 'skills')
    const { swipe } = await gesturesOn(page)
    const scrolled = () => page.locator('#skills').evaluate((section) => section.scrollTop)
    await swipe(360, 200)
    await expect.poll(scrolled).toBeGreaterThan(50)
    await swipe(200, 360, AFTER_LOCK)
    await expect.poll(scrolled).toBe(0)
    expect(await sectionNow(page)).toBe('skills')
    await swipe(200, 360, AFTER_LOCK)
    await expectSection(page, 'projects')
  })
})

test.describe('in a window of 320 × 480', () => {
  test.use({ viewport: { width: 320, height: 480 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('[STAGE-7] wheel and keys reach the last skill before the stage steps', async ({ page }) => {
    await openHome(page, 'skills')
    const { wheelStream } = await gesturesOn(page)
    const last = page.getByText('Tableau')
    await expect(last).not.toBeInViewport()
    await wheelStream([120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120], 120)
    await expect(last).toBeInViewport({ ratio: 1 })
    await wheelStream([-120], 400)
    expect(await sectionNow(page)).toBe('skills')

    // A window of 1280 × 720 at a zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 360 })
    await page.locator('#skills').evaluate((section) => section.scrollTo(0, 0))
    await expect(last).not.toBeInViewport()
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect(last).toBeInViewport({ ratio: 1, timeout: 200 })
    }).toPass()
  })
})

/** Real input events, sent to the browser. */
type Gestures = {
  /** One wheel event, in px: positive is down. `after` is the time since the last event in ms; without it, now. */
  wheel: (deltaY: number, after?: number) => Promise<void>
  /** Wheel events of these sizes, `every` ms apart. */
  wheelStream: (deltas: readonly number[], every: number) => Promise<void>
  /** Moves a finger from one height to another, in px from the top; `after` as above. */
  swipe: (fromY: number, toY: number, after?: number) => Promise<void>
  /** Moves two fingers apart. */
  pinch: () => Promise<void>
}

/** The time between two events of a gesture, in ms. */
const EVENT_MS = 16

/**
 * Gestures whose events carry their own timestamps, like those of a device, so that the page sees the same gesture however
 * busy the machine is.
 */
async function gesturesOn(page: Page): Promise<Gestures> {
  const client = await page.context().newCDPSession(page)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const x = Math.round(size.width * 0.6)
  const y = Math.round(size.height / 2)
  let last = 0

  /** The time of the next event, in s: `after` ms after the last one, or now. */
  const timestamp = (after?: number) => {
    last = after === undefined ? Math.max(Date.now(), last + EVENT_MS) : last + after
    return last / 1000
  }
  const wheel = async (deltaY: number, after?: number) => {
    const event = { type: 'mouseWheel' as const, x, y, deltaX: 0, deltaY, timestamp: timestamp(after) }
    await client.send('Input.dispatchMouseEvent', event)
  }
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[], after = EVENT_MS) => {
    const touchPoints = points.map((point, id) => ({ x: Math.round(point.x), y: Math.round(point.y), id }))
    await client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: timestamp(after) })
  }

  return {
    wheel,
    async wheelStream(deltas, every) {
      for (const [index, delta] of deltas.entries()) await wheel(delta, index === 0 ? undefined : every)
    },
    async swipe(fromY, toY, after) {
      const steps = 6
      if (after === undefined) timestamp()
      await touch('touchStart', [{ x, y: fromY }], after)
      for (let step = 1; step <= steps; step += 1) {
        await touch('touchMove', [{ x, y: fromY + ((toY - fromY) * step) / steps }])
      }
      await touch('touchEnd', [])
    },
    async pinch() {
      timestamp()
      const fingers = (apart: number) => [
        { x, y: y - apart },
        { x, y: y + apart },
      ]
      await touch('touchStart', [{ x, y: y - 20 }])
      await touch('touchStart', fingers(20))
      for (const apart of [60, 120, 200]) await touch('touchMove', fingers(apart))
      await touch('touchEnd', [])
    },
  }
}

type Point = { x: number; y: number }
