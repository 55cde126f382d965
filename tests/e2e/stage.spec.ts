import type { Page } from '@playwright/test'
import { gesturesOn } from '#tests/support/gestures.ts'
import { AFTER_LOCK, expectStop, openHome, stopNow } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test('[STAGE-1] the page opens with the hero alone', async ({ page }) => {
  await openHome(page)
  await expectStop(page, 'hero')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#intro')).toHaveAttribute('data-scrolled', 'false')
})

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

test.describe('in a window of 320 × 480', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  test('[STAGE-7] the last skill can be reached by wheel, and only then is the edge reached', async ({
    page,
  }) => {
    await openHome(page, 'skills')
    const { wheel } = await gesturesOn(page)
    const last = page.getByText('Tableau')
    await expect(last).not.toBeInViewport()
    for (let turn = 0; turn < 12; turn += 1) {
      await wheel(120)
      await page.waitForTimeout(120)
    }
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await stopNow(page)).toBe('skills')
    await wheel(-120)
    await page.waitForTimeout(400)
    expect(await stopNow(page)).toBe('skills')
  })

  test('[STAGE-7] the last skill can be reached by keyboard', async ({ page }) => {
    await openHome(page, 'skills')
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('PageDown')
      await page.waitForTimeout(150)
    }
    await expect(page.getByText('Tableau')).toBeInViewport({ ratio: 1 })
  })
})

test('[STAGE-7] at 200 % zoom the last skill can be reached', async ({ browser, host }) => {
  // A window of 1280 × 720 at 200 % has 640 × 360 CSS pixels.
  const page = await browser.newPage({
    viewport: { width: 640, height: 360 },
    deviceScaleFactor: 2,
    baseURL: `${host}/`,
  })
  await openHome(page, 'skills')
  const { wheel } = await gesturesOn(page)
  for (let turn = 0; turn < 12; turn += 1) {
    await wheel(120)
    await page.waitForTimeout(120)
  }
  await expect(page.getByText('Tableau')).toBeInViewport({ ratio: 1 })
  await page.close()
})

test('[STAGE-8] keys step, and Home and End go to the ends', async ({ page }) => {
  await openHome(page)
  const steps = [
    ['PageDown', 'about'],
    ['ArrowDown', 'projects'],
    ['Space', 'skills'],
    ['PageUp', 'projects'],
    ['ArrowUp', 'about'],
    ['Shift+Space', 'hero'],
    ['End', 'skills'],
    ['Home', 'hero'],
  ] as const
  for (const [key, stop] of steps) {
    await page.keyboard.press(key)
    await expectStop(page, stop)
    await page.waitForTimeout(AFTER_LOCK)
  }
})

test('[STAGE-8] keys aimed at a link or a button are left alone', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'GITHUB' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: /^Theme/ }).focus()
  await page.keyboard.press('Space')
  await page.waitForTimeout(300)
  expect(await stopNow(page)).toBe('hero')
})

test('[STAGE-9] each section has an address that opens it', async ({ page }) => {
  for (const section of ['about', 'projects', 'skills'] as const) {
    await openHome(page, section)
    await expectStop(page, section)
    await page.goto('about:blank')
  }
})

test('[STAGE-9] scrolling replaces the address and leaves no history; the bar adds one entry, and back returns', async ({
  page,
}) => {
  await openHome(page)
  const before = await page.evaluate(() => history.length)
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/#about$/)
  await page.waitForTimeout(AFTER_LOCK)
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => history.length)).toBe(before)

  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Projects' }).click()
  await expectStop(page, 'projects')
  await expect(page).toHaveURL(/#projects$/)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await bar.getByRole('link', { name: 'Stack' }).click()
  await expectStop(page, 'skills')
  await page.goBack()
  await expectStop(page, 'projects')
  await page.goBack()
  await expectStop(page, 'hero')
  await page.goForward()
  await expectStop(page, 'projects')
})

test('[STAGE-5] the navigation bar selects a section directly, also inside the lock, and sets the scrolled state', async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press('PageDown')
  await expectStop(page, 'about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stack' }).click()
  await expectStop(page, 'skills')
  await expect(page.locator('#intro')).toHaveAttribute('data-scrolled', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[STAGE-10] the home page is an ordinary long page with every section readable', async ({ page }) => {
    await page.goto('./')
    for (const heading of ['About Me', 'Projects', "I've worked with"]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(page.getByText('Tableau')).toBeVisible()
    const overflow = await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)
    expect(overflow).not.toBe('hidden')
  })
})

test('[STAGE-10] sections that are not on show are out of the tab order, and find-in-page selects them', async ({
  page,
}) => {
  await openHome(page)
  for (const section of ['about', 'projects', 'skills']) {
    await expect(page.locator(`#${section}`)).toHaveAttribute('hidden', 'until-found')
  }
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.closest('section')?.id ?? null)
    expect(inside).toBeNull()
  }
  // What the browser does when its find-in-page matches inside: it fires beforematch and takes the attribute away.
  await page.locator('#skills').evaluate((section) => {
    section.dispatchEvent(new Event('beforematch', { bubbles: true }))
    section.removeAttribute('hidden')
  })
  await expectStop(page, 'skills')
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
