import type { Page } from '@playwright/test'
import { held } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = `./blogs/${encodeURIComponent('Backpropagation by hand')}`

test('before its first paint a page requests only its pictures and fonts', async ({ page }) => {
  for (const address of ['./', './blogs', ARTICLE]) {
    await page.goto(address)
    await expect.poll(() => scripts(page)).not.toEqual([])
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    const early = (await requests(page)).filter(({ startTime }) => startTime < Number(paintedAt))
    const expected = /(?<!math-font-.*)\.(woff2|svg#landscape|svg|png|jpg|webmanifest)$/
    const others = early.filter(({ name }) => !expected.test(name))
    expect(others, address).toEqual([])
  }
  const styleSheets = async () =>
    (await requests(page)).flatMap(({ name }) => name.match(/([\w-]+)-[\w-]{8}\.css$/)?.[1] ?? [])
  await page.waitForFunction(() => document.fonts.check('1em Formulas'))
  await expect.poll(styleSheets).toEqual(['start-enhancements'])
  // Here 404.html opens the list with the list's module.
  await page.goto('./blogs/')
  await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
  expect(await styleSheets()).not.toContain('frame')
})

test.describe('while the first paint is held back', () => {
  // Fonts get no answer, so the load event, which would also start the scripts, never fires.
  test.beforeEach(async ({ page }) => {
    await page.route('**/*.woff2', () => {})
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      }
    })
  })

  test('[STAGE-9] a click, a key, the wheel or a section starts the scripts at once', async ({ page }) => {
    const html = page.locator('html')
    for (const start of [
      () => page.getByRole('button', { name: /^Theme/ }).click(),
      () => page.keyboard.press('Shift'),
      () => page.mouse.wheel(0, 1),
    ]) {
      await page.goto('./', { waitUntil: 'domcontentloaded' })
      expect(await scripts(page)).toEqual([])
      await start()
      await expect(html, String(start)).toHaveAttribute('data-section')
      // The press takes effect, although its script had not loaded.
      await expect(html).toHaveAttribute('data-theme', 'dark')
    }
    await page.goto('./blogs', { waitUntil: 'domcontentloaded' })
    await page.goto('./#skills', { waitUntil: 'domcontentloaded' })
    await expect(html).toHaveAttribute('data-section', 'skills')
  })

  test('scrolling before the scripts have loaded leads to the next section', async ({ page }) => {
    const { answer, letGo } = held((route) => route.continue())
    await page.route('**/*.js', answer)
    await page.goto('./', { waitUntil: 'domcontentloaded' })
    // Chromium drops keys until it has painted something.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }).toPass()
    letGo()
    await expect(page.locator('html')).toHaveAttribute('data-section', 'about')
  })

  test('a tab in the background starts its scripts when it has loaded', async ({ page }) => {
    await page.unrouteAll()
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('data-section', 'hero')
  })
})

test('scripts do not wait for a slow font', async ({ page }) => {
  await page.route('**/*.woff2', () => {})
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-section', 'hero')
})

function requests(page: Page): Promise<{ name: string; startTime: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
}

const scripts = async (page: Page) => (await requests(page)).filter(({ name }) => name.endsWith('.js'))
