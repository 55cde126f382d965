import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { onlyAllowed } from '#markdown/sanitize.ts'
import { mathRenderer, safeAttribute } from './math.ts'

const render = (tex: string, display = false) => mathRenderer()(tex, display)
const names = (element: Element) => {
  const tagNames: string[] = []
  visit(element, 'element', ({ tagName }) => void tagNames.push(tagName))
  return tagNames
}
const reason = (tex: string) => {
  const shown = render(tex)
  return shown.tagName === 'math' ? null : toString(shown).slice(tex.length)
}

test.each([
  String.raw`\nabla_\theta \mathcal{L}(\theta) = \mathbb{E}_{x \sim p}\left[ \frac{\partial}{\partial\theta} \log q_\theta(x) \right]`,
  String.raw`\begin{bmatrix} a & b \\ c & d \end{bmatrix}^{-1}`,
  String.raw`\begin{aligned} a &= b \\ &= c \end{aligned}`,
  String.raw`f(x) = \begin{cases} 1 & \text{if } x > 0 \\ 0 & \text{otherwise} \end{cases}`,
  String.raw`\operatorname*{arg\,max}_\theta \sum_{i=1}^n \lVert x_i - \hat{y}_i \rVert_2^2`,
  String.raw`\boxed{E = mc^2} \quad \cancel{x} \quad \textcolor{red}{y} \tag{1}`,
  String.raw`\begin{eqnarray*} a &=& b \nonumber \\ &\le& \frac{c}{d} \end{eqnarray*}`,
  String.raw`\begin{array}{c|c} \hline a & b \\ \hline \end{array}`,
])('renders %s with allowed elements only', (tex) => {
  const math = render(tex, true)
  expect(math.tagName).toBe('math')
  expect(JSON.stringify(math)).not.toContain('"style"')
  const sanitized = onlyAllowed({ type: 'root', children: [structuredClone(math)] }).children[0]
  expect(sanitized?.type === 'element' && names(sanitized)).toEqual(names(math))
})

test('shows nothing for control characters', () => {
  expect(toString(render('{ \b\\beta }_1 \fx'))).toBe(toString(render(String.raw`{ \beta }_1 x`)))
})

test('shows the marks # and _ in words', () => {
  expect(toString(render(String.raw`\text{# of\_a_b} x_1`))).toMatch(/#\sof_a_b/)
})

test('draws the lines of arrays and boxes with classes, because style attributes are forbidden', () => {
  const array = JSON.stringify(render(String.raw`\begin{array}{|c|} \hline a \\ \hline \end{array}`))
  for (const side of ['top', 'bottom', 'left', 'right']) expect(array).toContain(`math-line-${side}`)
  for (const box of [String.raw`\fbox{a}`, String.raw`\boxed{a}`])
    expect(JSON.stringify(render(box))).toContain('tml-fbox')
})

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{https://x.example}',
  '\\includegraphics{https://x.example/a.png}',
  '\\class{fixed}{x}',
  '\\id{cookie}{x}',
  '\\style{position:fixed}{x}',
  '\\data{a=b}{x}',
  '\\htmlData{a=b}{x}',
  '\\label{body} \\ref{body}',
])('makes no link, image, id, class or data of %s', (tex) => {
  const properties: unknown[] = []
  visit(render(tex), 'element', (element) => void properties.push(element.properties))
  expect(JSON.stringify(properties)).not.toMatch(/fixed|cookie|body|href|src|data/)
  const dangerous = names(render(tex)).filter((name) => !/^(m|span$|code$)/.test(name))
  expect(dangerous).toEqual([])
})

test.each([
  [String.raw`\unknown`, String.raw`Unsupported function name: \unknown`],
  [String.raw`\frac{a}{`, "expected '}'"],
  ['a^b^c', 'Double superscript'],
  [String.raw`\edef\a{\a\a}\a`, String.raw`\edef is not supported`],
  [
    String.raw`\newcommand{\a}[x]{y}`,
    String.raw`expected \newcommand, a name, parameters such as [2], and {…}`,
  ],
  [`${String.raw`\sqrt{`.repeat(600)}x${'}'.repeat(600)}`, 'expected at most 4000 characters'],
  [`${String.raw`\sqrt{`.repeat(250)}x${'}'.repeat(250)}`, 'nested too deeply'],
  ['x'.repeat(4_001), 'expected at most 4000 characters'],
])('shows %s as it is written, with the reason', (tex, expected) => {
  expect(toString(render(tex))).toContain(tex)
  expect(reason(tex)).toContain(expected)
})

test('limits how far a formula can move a part', () => {
  const far = String.raw`\hspace{-900em} \raisebox{900em}{x} \rule{900em}{900em} \hspace{-900pt} \raisebox{-900px}{x} \rule[900mm]{1em}{1em}`
  for (const tex of far.split(' ')) expect(JSON.stringify(render(tex))).not.toMatch(/900|\d{3}em/)
})

test('allows words, colours and short lengths as attributes, and makes absolute lengths grow with the text', () => {
  const allowed = '10em -10em 100% .5ex 9mu 0 +1 sans-serif #b22222 double-struck'.split(' ')
  expect(allowed.map(safeAttribute)).toEqual(allowed)
  const absolute = ['1in', '20px', '1cm', '10mm', '0px', '100pt']
  expect(absolute.map(safeAttribute)).toEqual(['7.2em', '1.5em', '2.8346em', '2.8346em', '0em', '10em'])
  const refused = '10.1em -10.1em 101% -101% 11 1e3em 5vw 3rem 5in 100.1pt 134px url(x) var(--x) #12 --x'
  for (const value of [...refused.split(' '), '10em 10em', '']) expect(safeAttribute(value), value).toBeNull()
})

test('refuses what could make a macro of a macro', () => {
  for (const macro of 'futurelet xdef expandafter noexpand csname global long'.split(' '))
    expect(reason(`\\${macro}\\a{b}`)).toContain(`\\${macro} is not supported`)
})
