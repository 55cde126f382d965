import { answerCalls, json, listing } from '#tests/support/answers.ts'
import { expectSection, openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'
import { linesOnPage, overlapsIn } from '#tests/support/words-on-page.ts'
import type { Page } from '@playwright/test'

// With the longest words that are plausible, and every field filled.
test.use({
  variant: 'full',
  tolerated: [/Failed to load resource/],
  contextOptions: { reducedMotion: 'reduce' },
})

const WINDOWS = [
  [320, 480],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const

const LONG_NAMES = [
  'On the unreasonable effectiveness of writing everything down before anyone asks for it, part one.md',
  `${'Unbroken'.repeat(14)}.md`,
  'Short.md',
]

for (const [width, height] of WINDOWS) {
  test(`words neither overlap nor leave the window at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.route('https://pictures.example/**', (route) => route.abort())
    await openHome(page)
    await page.evaluate(() => document.fonts.ready)
    await expectInPlace(page, 'hero')
    for (const stop of ['about', 'projects', 'skills'] as const) {
      await page.evaluate((section) => (location.hash = section), stop)
      await expectSection(page, stop)
      await expectInPlace(page, stop)
      await page.locator(`#${stop}`).evaluate((section) => section.scrollTo(0, section.scrollHeight))
      await expectInPlace(page, `the end of ${stop}`)
    }
    await answerCalls(page, { list: json(listing(...LONG_NAMES)) })
    await page.goto('./blogs')
    await expect(page.getByRole('link', { name: 'Short' })).toBeVisible()
    await expectInPlace(page, 'the list')
    await page.goto('./blogs/Backpropagation%20by%20hand')
    await expectInPlace(page, 'an article')
    await page.goto('./nowhere/at/all')
    // The document of every unknown address shows its page once the script knows the address.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectInPlace(page, 'the 404 page')
  })
}

async function expectInPlace(page: Page, where: string) {
  const width = page.viewportSize()?.width ?? 0
  const lines = await linesOnPage(page)
  expect(lines.length, `${where}: there are words`).toBeGreaterThan(2)
  expect(overlapsIn(lines), `${where}: words on words`).toEqual([])
  const outside = lines.filter(
    ({ left, right, inCarousel }) => !inCarousel && (left < -1 || right > width + 1),
  )
  expect(
    outside.map(({ text }) => text),
    `${where}: words outside the window`,
  ).toEqual([])
  const cut = lines.filter(({ isCut, inCarousel }) => isCut && !inCarousel)
  expect(
    cut.map(({ text }) => text),
    `${where}: words that are cut`,
  ).toEqual([])
}
