import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import fc from 'fast-check'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { onlyAllowed } from '#app/features/markdown/allow-list.ts'
import { mathRenderer } from './math.ts'

const render = (tex: string, display = false) => mathRenderer()(tex, display)
const names = (element: Element) => {
  const found: string[] = []
  visit(element, 'element', ({ tagName }) => void found.push(tagName))
  return found
}
const reason = (tex: string) => {
  const shown = render(tex)
  return shown.tagName === 'math' ? null : toString(shown).slice(tex.length)
}

test('TeX becomes MathML', () => {
  expect(names(render(String.raw`\frac{a}{b}`))).toEqual(['math', 'mfrac', 'mi', 'mi'])
  expect(render('x', true).properties).toMatchObject({ display: 'block' })
})

test.each([
  String.raw`\nabla_\theta \mathcal{L}(\theta) = \mathbb{E}_{x \sim p}\left[ \frac{\partial}{\partial\theta} \log q_\theta(x) \right]`,
  String.raw`\begin{bmatrix} a & b \\ c & d \end{bmatrix}^{-1}`,
  String.raw`\begin{aligned} a &= b \\ &= c \end{aligned}`,
  String.raw`f(x) = \begin{cases} 1 & \text{if } x > 0 \\ 0 & \text{otherwise} \end{cases}`,
  String.raw`\operatorname*{arg\,max}_\theta \sum_{i=1}^n \lVert x_i - \hat{y}_i \rVert_2^2`,
  String.raw`\boxed{E = mc^2} \quad \cancel{x} \quad \textcolor{red}{y} \tag{1}`,
  String.raw`\newcommand{\loss}{\mathcal{L}} \loss + \loss`,
  String.raw`\begin{array}{c|c} \hline a & b \\ \hline \end{array}`,
])('%s is a formula, all of it on the list of what is allowed', (tex) => {
  const math = render(tex, true)
  expect(math.tagName).toBe('math')
  expect(JSON.stringify(math)).not.toContain('"style"')
  const kept = onlyAllowed({ type: 'root', children: [structuredClone(math)] }).children[0]
  expect(kept?.type === 'element' && names(kept)).toEqual(names(math))
})

test.each([
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{https://x.example}`,
  String.raw`\includegraphics{https://x.example/a.png}`,
  String.raw`\class{fixed}{x}`,
  String.raw`\id{cookie}{x}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\data{a=b}{x}`,
  String.raw`\htmlData{a=b}{x}`,
  String.raw`\label{body} \ref{body}`,
])('%s makes no link, no picture, no id, no class and no attribute of its choosing', (tex) => {
  expect(JSON.stringify(render(tex).properties)).not.toMatch(/fixed|cookie|body|href|src/)
  const dangerous = names(render(tex)).filter((name) => !/^(m|span$|code$)/.test(name))
  expect(dangerous).toEqual([])
})

test.each([
  [String.raw`\unknown`, String.raw`Unsupported function name: \unknown`],
  [String.raw`\frac{a}{`, "expected '}'"],
  ['a^b^c', 'Double superscript'],
  [String.raw`\edef\a{\a\a}\a`, String.raw`\edef is not supported`],
  [String.raw`\def\a#1{#1#1}\a{x}`, 'expected macros without parameters'],
  [String.raw`\def\a{\a\a}\a`, 'Too many expansions'],
  [`${String.raw`\sqrt{`.repeat(300)}x${'}'.repeat(300)}`, 'expected at most 2000 characters'],
  [`${String.raw`\sqrt{`.repeat(250)}x${'}'.repeat(250)}`, 'nested too deeply'],
  ['x'.repeat(2_001), 'expected at most 2000 characters'],
])('%s is shown as it is written, with the reason', (tex, expected) => {
  expect(toString(render(tex))).toContain(tex)
  expect(reason(tex)).toContain(expected)
})

test('macros cannot grow a formula beyond measure', () => {
  const nested = String.raw`\def\a{\b\b\b\b}\def\b{\c\c\c\c}\def\c{\d\d\d\d}\def\d{xxxxxxxx}\a\a\a\a`
  expect(names(render(nested)).length).toBeLessThan(10_000)
  expect(reason(String.raw`\def\a{${'x'.repeat(900)}}${String.raw`\a`.repeat(100)}`)).toContain(
    'Too many expansions',
  )
})

test('nothing moves far from its place', () => {
  for (const tex of [
    String.raw`\hspace{-900em}x`,
    String.raw`\raisebox{900em}{x}`,
    String.raw`\rule{900em}{900em}`,
  ]) {
    expect(JSON.stringify(render(tex))).not.toMatch(/900/)
  }
})

test('an article has its measure of formulas', () => {
  const many = mathRenderer()
  const shown = Array.from({ length: 501 }, () => many('x', false).tagName)
  expect([shown[499], shown[500]]).toEqual(['math', 'span'])
  const long = mathRenderer()
  const some = Array.from({ length: 40 }, () => long('x+'.repeat(950) + 'x', false).tagName)
  expect([some[0], some[39]]).toEqual(['math', 'span'])
})

test('whatever the TeX, there is an element, all of it on the list', () => {
  const part = fc.constantFrom(
    ...String.raw`\frac \sqrt { } [ ] ^ _ & \\ \left( \right) \begin{matrix} \end{matrix} \begin{array}{cc} \end{array} \text{ \def\a{ \a \over \not \hat \color{red} \tag{ \Huge \hspace{-9em} \mathbb \operatorname{ \limits \verb|x| % # $ ' ~ \ce{ \href{ \char"41 \unicode{ x 1 =`.split(
      ' ',
    ),
  )
  const tex = fc
    .array(fc.oneof(part, fc.string({ maxLength: 6 })), { maxLength: 25 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(tex, fc.boolean(), (source, display) => {
      const element = render(source, display)
      const clean = onlyAllowed({ type: 'root', children: [structuredClone(element)] }).children[0]
      expect(clean?.type === 'element' && names(clean)).toEqual(names(element))
    }),
    { numRuns: 500 },
  )
})
