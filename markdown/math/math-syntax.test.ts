import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse/parse.ts'

/** The formulas of a text: `value`; `display: value` between two dollar signs; `block: value` on separate lines. */
function formulas(markdown: string): string[] {
  const formulasInText: string[] = []
  visit(parseMarkdown(markdown), (node: Nodes) => {
    if (node.type === 'math')
      formulasInText.push(node.form === 'inline' ? node.value : `${node.form}: ${node.value}`)
  })
  return formulasInText
}

test.each([
  ['$x$', ['x']],
  ['a $x_1 + y_2$ and $z_1$', ['x_1 + y_2', 'z_1']],
  ['($x$), “$y$” – $z$-th, $a$.', ['x', 'y', 'z', 'a']],
  ['日本$x$語', ['x']],
  ['*emphasis $a*b$ goes on*', ['a*b']],
  ['[$x$](/y) and # $z$', ['x', 'z']],
  ['| $a$ |\n|-|\n| $x_1$ |', ['a', 'x_1']],
  // In a table the backslash belongs to the bar (GFM, "Tables").
  [
    String.raw`| $P(A\|B)$ | $$a \Vert b \\ c$$ |` + '\n|-|-|',
    ['P(A|B)', String.raw`display: a \Vert b \\ c`],
  ],
  [String.raw`$P(A\|B)$`, [String.raw`P(A\|B)`]],
  [String.raw`$\{a\} \\ b$`, [String.raw`\{a\} \\ b`]],
  [String.raw`$x = \$4$`, [String.raw`x = \$4`]],
  ['$`a_b$c`$', ['a_b$c']],
  ['$$x$$', ['display: x']],
  ['A line\n$$ x\n = y $$\ngoes on', ['display: x\n = y']],
  // In braces, a single dollar sign is part of a formula between two.
  [String.raw`$$I_2 \text{$I_2$ is {$x$}} x_1$$.`, [String.raw`display: I_2 \text{$I_2$ is {$x$}} x_1`]],
  ['$$\\text{$x$}$$ and $$\\text{a\n$y$}$$', ['display: \\text{$x$}', 'display: \\text{a\n$y$}']],
  ['$$\n- x\n= y\n# z\n$$', ['block: - x\n= y\n# z']],
  ['A line\n$$\nx\n$$\nanother', ['block: x']],
  ['> $$\n> x\n> $$\n\n- $$\n  y\n  $$', ['block: x', 'block: y']],
  ['```math\nx\n\ny\n```', ['block: x\n\ny']],
  ['~~~ MATH\nx\n~~~', ['block: x']],
  // Environments on lines of their own, as MathJax takes them.
  ['\\begin{align}\nx &= y\n\\end{align}', ['block: \\begin{align}\nx &= y\n\\end{align}']],
  ['\\begin{equation*} x \\end{equation*}', ['block: \\begin{equation*} x \\end{equation*}']],
  ['A line\n  \\begin{align}\n*x*\n\\end{align}\nB', ['block: \\begin{align}\n*x*\n\\end{align}']],
  ['> \\begin{gather}\n> x\n> \\end{gather}', ['block: \\begin{gather}\nx\n\\end{gather}']],
  ['$$\n\\begin{align}\nx\n\\end{align}\n$$', ['block: \\begin{align}\nx\n\\end{align}']],
])('finds the formulas of %j: %j', (markdown, expected) => {
  expect(formulas(markdown)).toEqual(expected)
})

test.each([
  '$5 and $6',
  'It costs $5, or US$6, or 7$.',
  '$5/$6',
  '$ x$ and $x $',
  'a$x$ and $x$a and $x$1',
  '\\$x\\$ and \\$x$',
  '`$x$`',
  '    $x$',
  '```\n$$\nx\n$$\n```',
  '$$$x$$$',
  '$$ x',
  '$$\n\n$$',
  // Amounts of money, and braces that contain none of the dollar signs.
  '$5 and $$',
  'Meals: $$ (from $5), or $$ with wine.',
  '$${a} \\{ $5 \\} $$',
  '$$\\text{$x$$$',
  'a$$x$$',
  'https://a.example/$x$y',
  '<a title="$x$">',
  '\\begin{align}\nx',
  '\\begin{align}\n\nx\n\\end{align}',
  '\\begin{document}\nx\n\\end{document}',
  'Write \\begin{align} and \\end{align}.',
  '```\n\\begin{align}\nx\n\\end{align}\n```',
])('finds no formula in %j', (markdown) => {
  expect(formulas(markdown)).toEqual([])
})

test('ends a formula that is never closed with its paragraph', () => {
  const types = parseMarkdown('$$\nx\n\n- a\n- b\n\n## c').children.map(({ type }) => type)
  expect(types).toEqual(['paragraph', 'list', 'heading'])
})
