import type { Page } from '@playwright/test'
import { answerCalls, held, status } from '#tests/support/answers.ts'
import { openHome, stepTo } from '#tests/support/home.ts'
import { drawn, settle, started, typed } from '#tests/support/settle.ts'
import { SYSTEMS, type SystemName, test } from '#tests/support/system-fonts.ts'
import { expect } from '#tests/support/test.ts'

const ARTICLE = 'Backpropagation by hand'
/** A label of the home page, and the date of an article. */
const MONOSPACED = 'main .label, article time'
const STEPS = [
  ['PageDown', 'about'],
  ['PageDown', 'projects'],
  ['PageDown', 'skills'],
  ['Home', 'hero'],
] as const

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })
    test.beforeEach(({ page }) => page.addInitScript(recordShifts))

    for (const system of Object.keys(SYSTEMS) as SystemName[])
      test.describe(`on ${system}`, () => {
        test.use({ system })

        test('nothing shifts when fonts are late', async ({ page }) => {
          for (const address of ['./', `./blogs/${encodeURIComponent(ARTICLE)}`]) {
            await answerCalls(page, { list: held(status(403)).answer })
            const fonts = held((route) => route.continue())
            await page.route('**/*.woff2', fonts.answer)
            await page.goto(address, { waitUntil: 'domcontentloaded' })
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await drawn(page)
            expect(await page.evaluate(() => document.fonts.status), 'the fallback is on show').toBe(
              'loading',
            )
            const [sans, mono] = SYSTEMS[system]
            expect(await fontsOf(page, 'h1')).toEqual([sans.family])
            expect(await fontsOf(page, MONOSPACED)).toEqual([mono.family])
            fonts.letGo()
            await page.evaluate(() => document.fonts.ready)
            await settle(page)
            // Letters of the fallback font differ slightly in width, so a line of a long text may break at another word.
            await expectShiftsBelow(page, address === './' ? 0.005 : 0.05)
            await page.unrouteAll()
          }
        })
      })

    test('nothing shifts from the list to an article and back', async ({ page }) => {
      // The fonts come from the browser's cache, which routes would turn off.
      await page.goto(`./blogs/${encodeURIComponent(ARTICLE)}`)
      await page.evaluate(() => document.fonts.ready)
      await page.goto('./blogs')
      await page.getByRole('link', { name: ARTICLE }).click()
      await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible()
      await started(page)
      await expect(page.getByRole('status')).toHaveText('')
      await expectShiftsBelow(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
      await expectShiftsBelow(page)
    })

    test('nothing shifts after a step, in the carousel, the menu, or with the theme', async ({ page }) => {
      await openHome(page)
      await settle(page)
      for (const [key, section] of STEPS) {
        await stepTo(page, key, section)
        // The step itself does not count, because the visitor wanted it.
        await settle(page)
        await forgetShifts(page)
        if (section === 'about') await typed(page.locator('#about-title'))
        await expectShiftsBelow(page)
      }
      await openHome(page, 'projects')
      await settle(page)
      await forgetShifts(page)
      const carousel = page.locator('#projects')
      for (const name of [/^Next/, /^Previous/]) {
        const ended = carousel
          .locator('ul')
          .evaluate((track) =>
            new Promise((end) => track.addEventListener('scrollend', end, { once: true })).then(String),
          )
        await carousel.getByRole('button', { name }).click()
        await ended
      }
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) {
        await menu.click()
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      }
      await page.getByRole('button', { name: /^Theme/ }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.keyboard.press('Escape')
      await settle(page)
      await expectShiftsBelow(page)
    })
  })

/** The families of the fonts that draw the text of the first match. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** `time` is that of its frame, ms; `moved` has the HTML or the text of what moved. */
type Shift = { time: number; value: number; moved: string[] }
type Recorded = { shifts: Shift[]; since: number }

/** Expects a sum of shifts below this limit; nobody sees those below the usual one. */
async function expectShiftsBelow(page: Page, limit = 0.001) {
  await drawn(page)
  const shifts = await page.evaluate(() => {
    const { shifts: all, since } = window as unknown as Recorded
    return all.filter(({ time }) => time >= since)
  })
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts)).toBeLessThan(limit)
}

/** Ignores the shifts until now, including those that the browser has not reported yet. */
async function forgetShifts(page: Page) {
  await drawn(page)
  await page.evaluate(() => Object.assign(window, { since: performance.now() }).since)
}

/** Records the layout shifts of a page, in `window.shifts`. Runs in the page. */
function recordShifts() {
  type Entry = { startTime: number; value: number; sources: { node: Node | null }[] }
  const shifts: Shift[] = []
  Object.assign(window, { shifts, since: 0 })
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as unknown as Entry[]) {
      const moved = sources.map(
        ({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeValue) ?? '',
      )
      shifts.push({ time: startTime, value, moved: moved.map((text) => text.slice(0, 80)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
