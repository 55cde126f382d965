import type { Page } from '@playwright/test'
import { answerCalls, json, listing, text } from '#tests/support/answers.ts'
import { expectSection, openHome } from '#tests/support/home.ts'
import { settle } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'
import { linesOnPage, overlapsIn } from '#tests/support/words-on-page.ts'

// This variant has the longest plausible words and every field.
test.use({
  variant: 'live',
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

test('the home page keeps its words in place in every window', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) => route.abort())
  await openHome(page)
  await inEveryWindow(page, async (check) => {
    for (const section of ['hero', 'about', 'projects', 'skills'] as const) {
      await page.evaluate((id) => (location.hash = id), section)
      await expectSection(page, section)
      const scrollTo = (top: number) =>
        page.locator(`#${section}`).evaluate((element, height) => element.scrollTo(0, height), top)
      await scrollTo(0)
      await check(section)
      if (section === 'hero') continue
      await scrollTo(1e6)
      await check(`the end of ${section}`)
    }
  })
})

test('the list keeps long names in place in every window', async ({ page }) => {
  await answerCalls(page, { list: json(listing(...LONG_NAMES)) })
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: 'Short' })).toBeVisible()
  await inEveryWindow(page, (check) => check('the list'))
})

test('an article and the 404 page keep their words in place in every window', async ({ page }) => {
  await answerCalls(page, { article: text('Words.') })
  await page.goto('./blogs/Backpropagation%20by%20hand')
  await inEveryWindow(page, (check) => check('an article'))
  await page.goto('./nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inEveryWindow(page, (check) => check('the 404 page'))
})

/** Runs `look` in every window. Its `check` expects all words in place, and names the place in messages. */
async function inEveryWindow(page: Page, look: (check: (where: string) => Promise<void>) => Promise<void>) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await look((where) => expectInPlace(page, width, `${where} at ${width} × ${height}`))
  }
}

/** Expects that nothing overlaps, leaves the window, is cut off, or makes the page scroll sideways. */
async function expectInPlace(page: Page, width: number, where: string) {
  await settle(page)
  const lines = await linesOnPage(page)
  const outside = lines.filter(({ left, right }) => left < -1 || right > width + 1)
  const sideways = page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(lines.length, `${where}: there are words`).toBeGreaterThan(2)
  expect(
    {
      overlaps: overlapsIn(lines),
      outside: outside.filter(({ inCarousel }) => !inCarousel).map(({ text: words }) => words),
      cut: lines.filter(({ isCut, inCarousel }) => isCut && !inCarousel).map(({ text: words }) => words),
      sideways: await sideways,
    },
    where,
  ).toEqual({ overlaps: [], outside: [], cut: [], sideways: 0 })
}
