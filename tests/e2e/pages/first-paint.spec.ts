import type { Page } from '@playwright/test'
import { held } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = `./blogs/${encodeURIComponent('Backpropagation by hand')}`
const isScript = (address: string) => new URL(address).pathname.endsWith('.js')

test('before its first paint a page requests only its font and pictures', async ({ page }) => {
  for (const address of ['./', './blogs', ARTICLE]) {
    await page.goto(address)
    await expect
      .poll(() => requests(page).then((all) => all.filter(({ name }) => isScript(name))))
      .not.toEqual([])
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    const early = (await requests(page)).filter(({ startTime }) => startTime < Number(paintedAt))
    const others = early.filter(({ name }) => !/\.(woff2|svg#landscape|svg|png|jpg|webmanifest)$/.test(name))
    expect(others, address).toEqual([])
  }
})

test.describe('with 404.html', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('no page loads a style sheet that its document contains', async ({ page }) => {
    await page.goto(ARTICLE)
    await expect.poll(() => styleSheets(page)).toEqual(['start-enhancements'])
    // Here 404.html opens the list with the list's module.
    await page.goto('./blogs/')
    await expect(page.getByRole('link', { name: 'Backpropagation by hand' })).toBeVisible()
    expect(await styleSheets(page)).not.toContain('frame')
  })
})

test('scripts do not wait for a slow font', async ({ page }) => {
  await holdFonts(page)
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-section', 'hero')
})

test.describe('while the first paint is held back', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      }
    })
  })

  const GESTURES = {
    click: (page: Page) => page.getByRole('heading', { level: 1 }).click(),
    key: (page: Page) => page.keyboard.press('Shift'),
    wheel: (page: Page) => page.mouse.wheel(0, 1),
  }
  test('the first click, key or turn of the wheel starts the scripts at once', async ({ page }) => {
    // The load event would also start them, but it waits for fonts.
    await holdFonts(page)
    for (const [gesture, make] of Object.entries(GESTURES)) {
      await page.goto('./', { waitUntil: 'domcontentloaded' })
      expect((await requests(page)).filter(({ name }) => isScript(name))).toEqual([])
      await make(page)
      await expect(page.locator('html'), gesture).toHaveAttribute('data-section')
    }
  })

  test('a visitor who scrolls before the scripts have loaded gets to the next section', async ({ page }) => {
    await holdFonts(page)
    const scripts = held((route) => route.continue())
    await page.route('**/*.js', scripts.answer)
    await page.goto('./', { waitUntil: 'domcontentloaded' })
    // Chromium drops keys until it has painted something.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }).toPass()
    scripts.letGo()
    await expect(page.locator('html')).toHaveAttribute('data-section', 'about')
  })

  test('a press of a button before its script has loaded takes effect', async ({ page }) => {
    await holdFonts(page)
    await page.goto('./blogs', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: /^Theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('in browsers that do not report paints, the scripts start soon after the page has loaded', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      class Silent {
        observe() {}
      }
      Object.assign(window, { PerformanceObserver: Silent })
    })
    const scripts: string[] = []
    page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()))
    await page.clock.install({ time: 0 })
    // Without this, the fake clock would also advance by itself.
    await page.clock.pauseAt(1_000)
    await page.goto('./')
    await page.clock.runFor(900)
    expect(scripts).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => scripts).not.toEqual([])
  })

  test('a tab in the background starts its scripts when it has loaded', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('data-section', 'hero')
  })

  test('[STAGE-9] at the address of a section the scripts start at once, because only they show the section', async ({
    page,
  }) => {
    await holdFonts(page)
    await page.goto('./#skills', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-section', 'skills')
  })
})

/** Leaves fonts without an answer, so that the load event never fires. */
async function holdFonts(page: Page) {
  await page.route('**/*.woff2', () => {})
}

function requests(page: Page): Promise<{ name: string; startTime: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
}

/** The style sheets that the page has loaded, by name. */
async function styleSheets(page: Page): Promise<string[]> {
  return (await requests(page)).flatMap(({ name }) => name.match(/([\w-]+)-[\w-]{8}\.css$/)?.[1] ?? [])
}
