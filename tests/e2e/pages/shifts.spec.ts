import type { Page } from '@playwright/test'
import { answerCalls, held, refused } from '#tests/support/answers.ts'
import { expectSection, openHome, stepTo } from '#tests/support/home.ts'
import { drawn, settle, started } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = 'Backpropagation by hand'
const STEPS = [
  ['PageDown', 'about'],
  ['PageDown', 'projects'],
  ['PageDown', 'skills'],
  ['PageUp', 'projects'],
  ['Home', 'hero'],
] as const
/** Nobody sees shifts below this. */
const UNSEEN = 0.001

/** `at` is the time of its frame, ms. */
type Shift = { at: number; value: number; of: string[] }

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })

    test('fonts that load late cause no layout shift', async ({ page }) => {
      await watchShifts(page)
      const list = held(refused)
      await answerCalls(page, { list: list.answer })
      for (const address of ['./', `./blogs/${encodeURIComponent(ARTICLE)}`]) {
        const fonts = held((route) => route.continue())
        await page.route('**/*.woff2', fonts.answer)
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await drawn(page)
        expect(await page.evaluate(() => document.fonts.status), 'the fallback is on show').toBe('loading')
        fonts.letGo()
        await page.evaluate(() => document.fonts.ready)
        await settle(page)
        await drawn(page)
        // Letters of the fallback font differ slightly in width, so a line of a long text may break at another word.
        expectBelow(address === './' ? 0.005 : 0.05, await shiftsOf(page))
        await page.unroute('**/*.woff2')
      }
    })

    test('nothing shifts after a step to another section, in the carousel, in the menu, or with the theme', async ({
      page,
    }) => {
      await watchShifts(page)
      await openHome(page)
      await settle(page)
      await drawn(page)
      for (const [key, section] of STEPS) {
        await stepTo(page, key, section)
        await settle(page)
        // The step itself does not count, because the visitor wanted it.
        await drawn(page)
        await forgetShifts(page)
        await settle(page)
        if (section !== 'hero')
          await expect(
            page.locator(`#${section}-title [data-cursor]:not([data-cursor=typing])`),
          ).toBeVisible()
        await drawn(page)
        expectNone(await shiftsOf(page))
      }
      await openHome(page, 'projects')
      await expectSection(page, 'projects')
      await settle(page)
      await drawn(page)
      await forgetShifts(page)
      const carousel = page.locator('#projects')
      for (const name of [/^Next/, /^Next/, /^Previous/]) {
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
      await drawn(page)
      expectNone(await shiftsOf(page))
    })

    test('nothing shifts from the list to an article and back', async ({ page }) => {
      await watchShifts(page)
      await page.goto('./blogs')
      await page.getByRole('link', { name: ARTICLE }).click()
      await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible()
      await started(page)
      await expect(page.getByRole('status')).toHaveText('')
      await drawn(page)
      expectNone(await shiftsOf(page))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
      await drawn(page)
      expectNone(await shiftsOf(page))
    })
  })
}

function expectNone(shifts: Shift[]) {
  expectBelow(UNSEEN, shifts)
}

function expectBelow(limit: number, shifts: Shift[]) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts)).toBeLessThan(limit)
}

/** Records the layout shifts of every further page, in `window.shifts`. */
async function watchShifts(page: Page) {
  await page.addInitScript(noteShifts)
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const { shifts, since } = window as unknown as { shifts: Shift[]; since: number }
    return shifts.filter(({ at }) => at >= since)
  })
}

/** Ignores the shifts until now, including those that the browser has not reported yet. */
async function forgetShifts(page: Page) {
  await page.evaluate(() => Object.assign(window, { since: performance.now() }).since)
}

/** Runs in the page. */
function noteShifts() {
  type Entry = { startTime: number; value: number; sources: { node: Node | null }[] }
  const shifts: Shift[] = []
  Object.assign(window, { shifts, since: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime: at, value, sources } = entry as unknown as Entry
      const of = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML : String(node?.nodeValue),
      )
      shifts.push({ at, value, of: of.map((text) => text.slice(0, 80)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
