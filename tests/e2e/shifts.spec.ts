import type { Page } from '@playwright/test'
import { answerCalls, held, refused } from '#tests/support/answers.ts'
import { AFTER_LOCK, expectStop, openHome, type Stop } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = 'Backpropagation by hand'
const STEPS: readonly (readonly [key: string, stop: Stop])[] = [
  ['PageDown', 'about'],
  ['PageDown', 'projects'],
  ['PageDown', 'skills'],
  ['PageUp', 'projects'],
  ['PageUp', 'about'],
  ['PageUp', 'hero'],
]
/** Longer, in ms, than any of these movements takes. */
const MOVED_AFTER = 500
/** What shifts less than this, no eye sees. */
const UNSEEN = 0.001

type Shift = { value: number; of: string[] }

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('nothing shifts, when a font arrives late neither', async ({ page }) => {
      let letGo = () => {}
      const gate = new Promise<void>((open) => (letGo = open))
      await page.route('**/*.woff2', async (route) => {
        await gate
        await route.continue()
      })
      await watchShifts(page)
      const list = held(refused)
      await answerCalls(page, { list: list.answer })
      for (const address of ['./', `./blogs/${encodeURIComponent(ARTICLE)}`]) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        letGo()
        await page.evaluate(() => document.fonts.ready)
        await finishAll(page)
        expect(total(await shiftsOf(page)), address).toBeLessThan(UNSEEN)
      }
    })

    test('from section to section nothing shifts but by the step itself', async ({ page }) => {
      await watchShifts(page)
      await openHome(page)
      for (const [key, stop] of STEPS) {
        await page.keyboard.press(key)
        await expectStop(page, stop)
        // The step itself is what the visitor asked for; from here on the stop stands.
        await drawn(page)
        await forgetShifts(page)
        await page.waitForTimeout(AFTER_LOCK)
        expectNone(await shiftsOf(page))
      }
    })

    test('neither projects, nor the menu, nor a theme shift anything', async ({ page }) => {
      await watchShifts(page)
      await openHome(page, 'projects')
      await expectStop(page, 'projects')
      const carousel = page.locator('#projects')
      for (const name of [/^Next/, /^Next/, /^Previous/]) {
        await carousel.getByRole('button', { name }).click()
        await page.waitForTimeout(MOVED_AFTER)
      }
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) {
        await menu.click()
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      }
      await page.getByRole('button', { name: /^Theme/ }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.keyboard.press('Escape')
      await page.waitForTimeout(MOVED_AFTER)
      expectNone(await shiftsOf(page))
    })

    test('from the list to an article and back nothing shifts', async ({ page }) => {
      await watchShifts(page)
      await page.goto('./blogs')
      await page.getByRole('link', { name: ARTICLE }).click()
      await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeFocused()
      await page.waitForTimeout(MOVED_AFTER)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeFocused()
      await page.waitForTimeout(MOVED_AFTER)
      expectNone(await shiftsOf(page))
    })
  })
}

function expectNone(shifts: Shift[]) {
  expect(total(shifts), JSON.stringify(shifts)).toBeLessThan(UNSEEN)
}

function total(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Notes every shift of every page that is opened from now on, in `window.shifts`. */
async function watchShifts(page: Page) {
  await page.addInitScript(noteShifts)
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

async function forgetShifts(page: Page) {
  await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))
}

/** Waits until what has been asked for so far has been drawn, and reported. */
async function drawn(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
  })
}

/** Runs in the page. */
function noteShifts() {
  type Entry = { value: number; sources: { node: Node | null }[] }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as Entry
      const of = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML : String(node?.nodeValue),
      )
      shifts.push({ value, of: of.map((text) => text.slice(0, 80)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function finishAll(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
}
