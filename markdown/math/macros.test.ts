import { expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { all, text } from '#tests/support/markdown/markdown-elements.ts'
import { expandMacros, MAX_EXPANSIONS } from './expand-macros.ts'
import { defineMacros } from './macros.ts'

/** The formulas of a text, with their macros expanded. */
function expanded(markdown: string): string[] {
  const tree = parseMarkdown(markdown)
  defineMacros(tree)
  const formulas: string[] = []
  const expansions = { ...MAX_EXPANSIONS }
  walkMarkdown(tree, (node) => {
    if (node.type === 'math')
      formulas.push(expandMacros(node.value, node.macros ?? new Map(), 4_000, expansions))
  })
  return formulas
}

const raw = String.raw

test.each([
  [raw`\newcommand{\E}[1]{\mathbb{E}[#1]} \E{x} \E y`, raw`\mathbb{E}[x] \mathbb{E}[y]`],
  [raw`\newcommand\R{\mathbb R} \R^2`, raw`\mathbb R^2`],
  [raw`\renewcommand*{\vec}[1]{\mathbf#1} \vec x`, raw`\mathbf x`],
  [raw`\newcommand{\norm}[2][2]{\|#2\|_{#1}} \norm{x} \norm[1]{x}`, raw`\|x\|_{2} \|x\|_{1}`],
  [raw`\def\half#1{\frac{#1}2} \half{\half{x}}`, raw`\frac{\frac{x}2}2`],
  [raw`\gdef\a{b}\a \a1`, 'bb1'],
  [raw`\DeclareMathOperator{\tr}{tr} \tr A`, raw`\operatorname{tr}A`],
  [raw`\DeclareMathOperator*{\best}{arg\,max} \best_x`, raw`\operatorname*{arg\,max}_x`],
  [raw`\let\eps=\varepsilon \eps x`, raw`\varepsilon x`],
  [raw`\def\a{1} \let\b\a \def\a{2} \a\b`, '21'],
  [raw`\providecommand{\a}{1} \providecommand{\a}{2} \a`, '1'],
  [raw`\newcommand{\set}[1]{\{#1\}} \set{\{x\}}`, raw`\{\{x\}\}`],
  [raw`\def\a{\#1} \a`, raw`\#1`],
  [raw`\long\def\a#1{b#1} \a{x}`, 'bx'],
  [raw`\require{mathtools} \require{ams}x`, 'x'],
  [raw`\mbox{so} \mathbbm{1}`, raw`\text{so} \mathbb{1}`],
])('expands %s', (tex, expected) => {
  expect(expanded(`$$${tex}$$`)).toEqual([expected])
})

test('keeps definitions for the formulas below them, and removes formulas that only define', async () => {
  const definitions = raw`$$\newcommand{\E}[1]{e(#1)}$$` + '\n\n$$\n' + raw`\def\a{\E{1}}` + '\n$$\n\n'
  expect(expanded(`$\\a$\n\n${definitions}$\\a$ and\n\n- $\\E2$`)).toEqual(['\\a', 'e(1)', 'e(2)'])
  const shown = await all(`${definitions}Words $\\a$.`, 'p', 'div', 'math')
  expect(shown.map(({ tagName }) => tagName)).toEqual(['p', 'math'])
  expect(text(shown[1])).toBe('e(1)')
})

test.each([
  ['a loop', raw`\def\a{\a}\a`],
  ['a loop that grows', raw`\def\a#1{\a{#1#1}}\a{x}`],
  ['two loops', raw`\def\a{\b\b}\def\b{\a\a}\a`],
  ['doubling', raw`\def\a#1{#1#1}` + '\\a{'.repeat(40) + 'x' + '}'.repeat(40)],
  ['many copies', raw`\def\a#1{${'#1'.repeat(500)}}\a{\a{\a{x}}}`],
])('ends %s', (_what, tex) => {
  expect(() => expanded(`$$${tex}$$`)).toThrow(/its macros (expand too often|make it too long)/)
})

test('limits the expansions of all formulas of an article', async () => {
  const body = 'x'.repeat(900)
  const shown = await all(`$\\def\\a{${body}}\\a$ ${'$\\a$ '.repeat(400)}`, 'math', 'span')
  const reasons = shown.map(text).filter((words) => words.includes('its macros make it too long'))
  expect(shown.filter(({ tagName }) => tagName === 'math').length).toBeGreaterThan(10)
  expect(reasons.length).toBeGreaterThan(0)
})

test.each([
  [raw`\newcommand{\a}{x`, 'expected'],
  [raw`\newcommand{a}{x}`, 'expected'],
  [raw`\newcommand{\a}[x]{x}`, 'expected'],
  [raw`\def\a;{x}`, 'expected'],
  [raw`\newcommand{\a}[1]{x} \a`, 'expected an argument of a macro'],
  [raw`\newcommand{\a}{\def\b{x}} \a`, 'expected \\def'],
])('says what is wrong with %s', async (tex, reason) => {
  const [shown] = await all(`$$${tex}$$`, 'span').then((spans) =>
    spans.filter(({ properties }) => String(properties.className) === 'math-error'),
  )
  expect(text(shown)).toContain(`not shown as a formula: ${reason}`)
})
