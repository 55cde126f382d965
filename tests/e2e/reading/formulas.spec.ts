import type { Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
import { expect, test } from '#tests/support/test.ts'

const TERMS = Array.from({ length: 12 }, (_, index) => `x_{${index}}`).join(' + ')

/** Shows an article, and waits for the font of its formulas. */
async function open(page: Page, article: string) {
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/Formulas')
  await expect(page.locator('math').first()).toBeVisible()
  await page.evaluate(() => document.fonts.load('1em Formulas'))
}

test('the bars of roots and fractions have the same thickness at every height', async ({ page }) => {
  await open(page, String.raw`$\frac{\phantom{a}}{\phantom{a}}$ $\sqrt{\phantom{a}}$ `.repeat(10))
  // Alone in a row, each at another fraction of a pixel.
  const columns = await page.locator('.prose math').evaluateAll((found) => {
    document.body.style.visibility = 'hidden'
    return found.map((formula, index) => {
      const place = { visibility: 'visible', position: 'fixed', left: `${40 * index}px` }
      if (formula instanceof MathMLElement)
        Object.assign(formula.style, { ...place, top: `${200 + index / 20}px` })
      const { left, width } = formula.querySelector('mphantom:last-child')!.getBoundingClientRect()
      return Math.round(left + width / 2)
    })
  })
  const clip = { x: 0, y: 180, width: 800, height: 80 }
  const pixels = await pixelsOf(page, await page.screenshot({ clip }))
  const rows = Array.from({ length: clip.height }, (_, row) => row)
  const thicknesses = columns.map(
    (column) => rows.filter((row) => pixels[4 * (row * clip.width + column)]! < 128).length,
  )
  expect([...new Set(thicknesses)]).toEqual([1])
})

test('braces are painted whole, exponents have one height, and wide formulas scroll', async ({ page }) => {
  const braces = String.raw`\underbrace{${TERMS}}_{n} = \overbrace{${TERMS}}^{m} \widehat{abc}`
  await open(
    page,
    `$b^2 + x^2$\n\n$$\n${braces}\n$$\n\n$$\nx^2 \\tag{7}\n$$\n\n- So $${'x_1 + '.repeat(30)}y$.`,
  )
  const formula = page.locator('.math-block').first()
  const painted = await formula.screenshot()
  // A transparent shadow only enlarges the box that the browser paints. If that box was large enough, nothing changes.
  await formula.locator('mo').evaluateAll((operators) => {
    for (const operator of operators)
      if (operator instanceof MathMLElement) operator.style.boxShadow = '0 0 0 60em transparent'
  })
  expect((await formula.screenshot()).equals(painted)).toBe(true)

  await page.setViewportSize({ width: 320, height: 640 })
  const [tall = 0, small = 1] = await page
    .locator('.prose p msup > mn')
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top))
  expect(Math.abs(tall - small)).toBeLessThan(0.5)
  const overflow = (selector: string) =>
    page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await overflow('html')).toBe(0)
  expect(await overflow('.prose ul')).toBeGreaterThan(200)
  expect(await overflow('.math-block >> nth=1')).toBe(0)
  await expect(page.locator('.math-block').getByText('(7)')).toBeInViewport()
})
