import { expect, test } from 'vitest'
import { definitionsFor, readSiteMacros } from './site-macros.ts'

const LAYOUT = String.raw`<script>
MathJax.Hub.Config({ TeX: {
  Macros: {
    bfx: "{\\bf x}", // a vector
    E: ["\\mathbb{E}\\left[#1\\right]", 1],
    Ex: '\\E{\\bfx}',
    unused: "u"
  }, equationNumbers: { autoNumber: "AMS" }
} })</script>`

test('defines the macros of a site that a text uses, and those that they use', () => {
  const macros = readSiteMacros([LAYOUT])
  expect(definitionsFor(String.raw`So $\Ex = 1$`, macros)).toBe(
    '$$\n' +
      String.raw`\newcommand{\bfx}{{\bf x}}` +
      '\n' +
      String.raw`\newcommand{\E}[1]{\mathbb{E}\left[#1\right]}` +
      '\n' +
      String.raw`\newcommand{\Ex}{\E{\bfx}}` +
      '\n$$\n\n',
  )
})

test('counts the parameters of KaTeX, and leaves definitions of the text to it', () => {
  const macros = readSiteMacros([String.raw`macros: { "\\f": "\\frac{#1}{#2}", '\\RR': '\\mathbb{R}' }`])
  expect(definitionsFor(String.raw`$\f a b$ $\newcommand{\RR}{R} \RR$`, macros)).toBe(
    String.raw`$$
\newcommand{\f}[2]{\frac{#1}{#2}}
$$

`,
  )
})

test('reads the macros behind one that is written in another way', () => {
  const macros = readSiteMacros([
    String.raw`macros: {
      R: "\\mathbb{R}",
      sum: "a, " + "b}",
      list: [f({ a: 1 }, ","), 2], // a comment, with a comma
      call: function () { return "x" },
      norm: ["\\|#2\\|_{#1}", 2, "2"],
      Z: "\\mathbb{Z}"
    }, other: { Q: "q" }`,
  ])
  expect(Array.from(macros)).toEqual([
    ['R', String.raw`\newcommand{\R}{\mathbb{R}}`],
    ['norm', String.raw`\newcommand{\norm}[2][2]{\|#2\|_{#1}}`],
    ['Z', String.raw`\newcommand{\Z}{\mathbb{Z}}`],
  ])
})

test('knows a definition in the text by its whole name', () => {
  const macros = readSiteMacros([String.raw`macros: { R: '\\mathbb{R}' }`])
  expect(definitionsFor(String.raw`$$\def\Real{x}$$ $\R$`, macros)).toContain(String.raw`{\R}`)
  for (const definition of [
    String.raw`\def\R{x}`,
    String.raw`\newcommand\R{x}`,
    String.raw`\renewcommand*{\R}{x}`,
  ])
    expect(definitionsFor(`$${definition} \\R$`, macros), definition).toBe('')
})

test('adds nothing to a text without formulas or macros', () => {
  const macros = readSiteMacros([LAYOUT])
  expect(definitionsFor(String.raw`C:\bfx`, macros)).toBe('')
  expect(definitionsFor('$x$ constructor \\constructor', macros)).toBe('')
})

test.each(['macros: {', 'macros: { a: "', 'macros: { a: "b", '])(
  'a long text of "%s" takes linear time',
  (part) => {
    expect(readSiteMacros([part.repeat(20_000)]).size).toBeLessThan(2)
  },
)
