import { expect, test } from 'vitest'
import { convertedPost } from '#tests/support/converted-post.ts'
import { convertText } from './convert-text.ts'

const asItIs = { link: () => null, picture: () => null }
const converted = (text: string) => convertText(text, asItIs).text

test.each([
  String.raw`So $\sum_{i=1}^n [[x]]$ and $\left\{: x\right\}$`,
  '$$\n\\sum_{i=1}^n \\prod^{{f(x)}} {#a}\n$$',
  '\\begin{equation}\n\\begin{aligned}\na\n\\end{aligned}\nx_{i=1}\n\\end{equation}',
  '\\begin{align*}\nx_{i=1} &= [[y]] \\\\\n\\end{align*}',
])('leaves a formula as it is: %s', (formula) => {
  expect(converted(formula)).toBe(formula)
})

test('converts the words around formulas', () => {
  const text = 'a $x_{i=1}$ [b](c){target="_blank"} $y$ **d**{.e}\n\n## On $z_{a=b}$ {#f}\n\n[[g]]'
  expect(converted(text)).toBe('a $x_{i=1}$ [b](c) $y$ **d**\n\n## On $z_{a=b}$\n\ng')
})

test('leaves formulas of MathJax as they are, with the signs of this site', () => {
  const text = String.raw`a \\(x_{i=1}\\) $$y_{j=1}$$ b`
  expect(converted(text)).toBe('a $x_{i=1}$ $y_{j=1}$ b')
})

test('reads TeX between brackets with one backslash as a formula, and other words as words', () => {
  const text = String.raw`a \(r_t \neq 0\) \(c\) 2020 [d](https://e.example/\left\(x_1\right\))`
  expect(converted(text)).toBe(
    String.raw`a $r_t \neq 0$ \(c\) 2020 [d](https://e.example/\left\(x_1\right\))`,
  )
  expect(converted(String.raw`<p>two (\((y_1)^2\))</p>`)).toBe('two ($(y_1)^2$)')
})

test.each([
  {
    written: 'with $$x\n= \\mathcal{M}(y)$$. To $$p(x,\n  y)$$s',
    converted: 'with $x = \\mathcal{M}(y)$. To $p(x, y)$&#8288;s',
  },
  // Blocks, also below words, and the words between two of them.
  ...['a $$\nx\n$$ b', 'a\n$$ x\n= y $$\nwhere\n$$ z\n= 1 $$\n', '> a $$x\n> = y$$ b'].map((written) => ({
    written,
    converted: written,
  })),
])('joins the lines of a formula in a sentence: $written', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  {
    written: String.raw`the $$i$$th of 101$\times$11 $\lambda$s, \\(x\\)th and $n$th`,
    converted: String.raw`the $i$&#8288;th of 101&#8288;$\times$&#8288;11 $\lambda$&#8288;s, $x$&#8288;th and $n$&#8288;th`,
  },
  // Variables, prices, and words between two formulas.
  ...[String.raw`$HOME/$USER, A$5 or US$B, $a$ \to $b$, $\a$-th, \$\b$c`, String.raw`$\a$ and $\b$`].map(
    (written) => ({ written, converted: written }),
  ),
])('separates formulas from the letters that they touch: $written', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test('keeps environments of TeX and references in HTML', () => {
  const html = String.raw`<p>By [@ada; @bob] [^1]: \begin{equation} x_{i=1} * y_{j} \end{equation}</p>`
  expect(converted(html)).toBe(
    String.raw`By [@ada; @bob] [^1]: $$\begin{equation} x_{i=1} * y_{j} \end{equation}$$`,
  )
})

test.each([
  '$',
  '$a ',
  '$$',
  String.raw`$\a `,
  String.raw`\begin{a}`,
  String.raw`\begin{align}`,
  String.raw`\(a `,
])('a long text of "%s" takes linear time', (sign) => {
  const text = sign.repeat(50_000)
  expect(converted(text)).toBe(text)
})

test.each([
  // Authors of Jekyll escape what Markdown would read otherwise, and MathJax gets it without the backslashes.
  {
    written: String.raw`$y\_i$, $\mathbf{K}\_{\*\*}$, $\sigma\_y^\*$, $f'\_x(a)\_j$ and \\(z\_1\\)`,
    converted: String.raw`$y_i$, $\mathbf{K}_{**}$, $\sigma_y^*$, $f'_x(a)_j$ and $z_1$`,
  },
  {
    written: String.raw`$\\{ 1, \dots \\}$, $\begin{pmatrix} a \\{b} \end{pmatrix}$`,
    converted: String.raw`$\{ 1, \dots \}$, $\begin{pmatrix} a \\{b} \end{pmatrix}$`,
  },
  // Between lines of their own, Markdown takes no backslash away.
  {
    written: '$$\ny\\_i \\\\{ a \\\\}\n$$',
    converted: '$$\ny\\_i \\\\{ a \\\\}\n$$',
  },
  // An underscore in a name.
  {
    written: String.raw`$\text{a\_b}$, $\mathrm{is\_ok}\_1$, $max\_len$`,
    converted: String.raw`$\text{a\_b}$, $\mathrm{is\_ok}_1$, $max\_len$`,
  },
  // A formula of MathJax may have empty lines.
  {
    written: 'a\n\n$$\n\\begin{align}\n\n    x &= 1 \\\\[10pt]\n\n    &= y\n\n\\end{align}\n$$\n\nb',
    converted: 'a\n\n$$\n\\begin{align}\n    x &= 1 \\\\[10pt]\n    &= y\n\\end{align}\n$$\n\nb',
  },
  {
    written:
      '<p>\n\\begin{equation}\n  x_1\n\n\\end{equation}\n</p>\n\n\\begin{align*}\n\ny\n\\end{align*}\n',
    converted: '$$\\begin{equation} x_1 \\end{equation}$$\n\n\\begin{align*}\ny\n\\end{align*}\n',
  },
  { written: '```\n$$\n\nx\n$$\n```', converted: '```\n$$\n\nx\n$$\n```' },
  // The words between two formulas are none.
  {
    written: '$$x\n$$\n\na\n\nb\n\n$$\ny\n$$\n',
    converted: '$$x\n$$\n\na\n\nb\n\n$$\ny\n$$\n',
  },
])('writes formulas as this site reads them: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})
