import type { Browser, Page } from '@playwright/test'
import { openHome, stepTo } from '#tests/support/home.ts'
import { started } from '#tests/support/settle.ts'
import { PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = 'Why momentum overshoots'
/** So slow that a transition does not end while the test looks: a minute is 6 ms. */
const SLOWLY = 0.0001

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: PHONE })

test('a view transition does not restyle the page', async ({ page, browser }) => {
  await page.goto(`./blogs/${encodeURIComponent(ARTICLE)}`)
  await started(page)
  await page.evaluate(() => document.fonts.ready)
  const change = () => page.evaluate(() => document.startViewTransition(() => {}).finished)
  // Nearly none; all if the root element had a style that its descendants inherit.
  expect(await shareRestyled(page, browser, change)).toBeLessThan(1 / 4)
})

test('a step restyles a small part of the page', async ({ page, browser }) => {
  await openHome(page)
  for (const section of ['about', 'projects', 'skills'] as const) {
    const step = () => stepTo(page, 'PageDown', section)
    // An eighth; a quarter if the lines of the map inherited its place.
    expect(await shareRestyled(page, browser, step), section).toBeLessThan(1 / 5)
  }
})

test('an article that a transition opens is at first laid out near the window, and then all of it', async ({
  page,
}) => {
  await page.goto('./blogs')
  await started(page)
  const playAt = await playbackOf(page)
  await playAt(SLOWLY)
  await page.getByRole('link', { name: ARTICLE }).click()
  const last = page.locator('.prose > p').last()
  await expect(last).toHaveCSS('content-visibility', 'auto')
  await expect(page.locator('.prose > p').first()).toBeInViewport()
  await playAt(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-parts')
  await expect(last).toHaveCSS('content-visibility', 'visible')
  const height = await heightOf(page)

  // Forward restores a scroll position, which needs the height of the text at once.
  await page.goBack()
  await expect(page).toHaveURL(/blogs$/)
  await playAt(SLOWLY)
  await page.goForward()
  await expect(last).toHaveCSS('content-visibility', 'visible')
  expect(await heightOf(page)).toBe(height)
})

type TraceEvent = { name: string; args: { elementCount?: number } }

/** The largest share of the page's elements whose styles are computed again at once while something happens. */
async function shareRestyled(page: Page, browser: Browser, act: () => Promise<unknown>): Promise<number> {
  const count = await page.locator('*').count()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const updates = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  const restyled = updates.map(({ args }) => args.elementCount ?? 0)
  expect(restyled.length).toBeGreaterThan(0)
  return Math.max(...restyled) / count
}

/** The height of the text. */
function heightOf(page: Page): Promise<number> {
  return page.locator('.prose').evaluate(({ scrollHeight }) => scrollHeight)
}

/** A function that sets the speed of all animations of the page, also after it has gone to another document: 1 is normal. */
async function playbackOf(page: Page): Promise<(playbackRate: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  return (playbackRate) => session.send('Animation.setPlaybackRate', { playbackRate })
}
