import { expect, test } from 'vitest'
import { formatArticle } from '#markdown/format-article.ts'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { formulaText } from './formula-text.ts'

const BASES = { files: '/', pages: null, base: '/' }

async function textOf(formula: string): Promise<string> {
  const { body } = await formatArticle(`$${formula}$`, BASES)
  let text = ''
  visit(body, { tagName: 'math' }, (math: Element) => {
    text = formulaText(math)
  })
  return text
}

test.each([
  ['z \\in \\mathbb{R}^n', 'z ∈ ℝ^n'],
  ['\\frac{e^{x_i}}{\\sum_j e^{x_j}}', '(e^(x_i))/(∑_j e^(x_j))'],
  ['\\sqrt{a+b}', '√(a + b)'],
  ['\\sqrt[3]{x}', '3√x'],
  ['\\sum_{i=1}^n i^2', '∑_(i = 1)^n i^2'],
  // Each level once: otherwise the time would double with each.
  [`${'\\sqrt{'.repeat(22)}x${'}'.repeat(22)}`, `√${'(√'.repeat(21)}x${')'.repeat(21)}`],
  ['\\begin{matrix} 1 & 2 \\\\ 3 & 4 \\end{matrix}', '1 2; 3 4'],
])('reads %s as %s', async (formula, text) => {
  expect(await textOf(formula)).toBe(text)
})
