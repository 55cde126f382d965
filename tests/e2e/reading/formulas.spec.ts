import { answerCalls, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const TERMS = Array.from({ length: 12 }, (_, index) => `x_{${index}}`).join(' + ')
const FORMULA = String.raw`$$
\underbrace{${TERMS}}_{n} = \overbrace{${TERMS}}^{m} \widehat{abc}
$$`

test('a brace is painted over all of its terms, although browsers underestimate its box', async ({
  page,
}) => {
  await answerCalls(page, { article: text(`A formula.\n\n${FORMULA}`) })
  await page.goto('./blogs/Formulas')
  const formula = page.locator('.math-block')
  await expect(formula).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const painted = await formula.screenshot()
  // A transparent shadow only enlarges the box that the browser paints. If that box was large enough, nothing changes.
  await formula.locator('mo').evaluateAll((operators) => {
    for (const operator of operators)
      if (operator instanceof MathMLElement) operator.style.boxShadow = '0 0 0 60em transparent'
  })
  expect((await formula.screenshot()).equals(painted)).toBe(true)
})
