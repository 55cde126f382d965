import type { Page } from '@playwright/test'
import { abroadSite as site } from '#tests/fixtures/site.ts'
import { findings } from '#tests/support/axe.ts'
import { openHome } from '#tests/support/home.ts'
import { expect, testOnGitlab as test } from '#tests/support/test.ts'

const LATIN = /\p{Script=Latin}{2,}/gu
/** Names that are the same in every language, and words from the content and the articles of the fixture. */
const KNOWN = new Set([
  ...'Feed GitHub GITHUB LINKEDIN LinkedIn RSS Atom JSON Markdown JavaScript Ctrl Enter Esc Page Up Down Home End'.split(
    ' ',
  ),
  ...'optimisation Python python queue py giscus app'.split(' '),
  ...(JSON.stringify(site).match(LATIN) ?? []),
])

/** The words in Latin letters in the texts and labels of a page, without code and formulas. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = [
      ...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-roledescription]'),
    ]
    const attributes = said.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'].map((name) =>
        element.getAttribute(name),
      ),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: (string | null)[] = [document.title]
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, code, math, .article-address')) shown.push(textContent)
    }
    return [...shown, ...attributes].join('\n')
  })
  return (texts.match(LATIN) ?? []).filter((word) => !KNOWN.has(word))
}

test('every page runs from right to left, has no English words, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['./', './blogs', './blogs/لماذا ننسى الزخم', './nowhere']) {
    await page.goto(path)
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached()
    await expect(page.getByRole('main')).toBeVisible()
    expect(await latinWords(page), path).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth, path).toBe(clientWidth)
    expect(await findings(page), path).toEqual([])
  }
})

test('the arrow keys of the carousel are mirrored, and the palette is in Arabic', async ({ page }) => {
  await openHome(page, 'projects')
  const left = () => page.locator('#project-2').evaluate((slide) => slide.getBoundingClientRect().left)
  const before = await left()
  await page.keyboard.press('ArrowLeft')
  // The next slide is on the left.
  await expect.poll(left).toBeGreaterThan(before)
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBe(before)

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  expect(await latinWords(page)).toEqual([])
  await page.keyboard.type('الزخم')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/لماذا ننسى الزخم/)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'اختصارات لوحة المفاتيح' })).toBeVisible()
  expect(await latinWords(page)).toEqual([])
})
