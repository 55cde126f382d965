import { expect, test } from 'vitest'
import { SHOWN } from '#scripts/import/notebook/cell-options.ts'
import { quartoToMarkdown } from './quarto-to-markdown.ts'

const BIBLIOGRAPHY =
  '@article{knuth84,\n  title = {Literate {P}rogramming},\n  year = 1984\n}\n@misc{b,\n  title = "{{B}}"\n}'
const convert = (text: string) =>
  quartoToMarkdown(text, { fields: { title: 'T' }, bibliography: BIBLIOGRAPHY, defaults: SHOWN })

test.each([
  // Callouts.
  ['::: {.callout-tip}\nText\n:::', '> [!TIP]\n> Text'],
  ['::: {.callout-note}\n## Title\n\nText\n:::', '> [!NOTE]\n> **Title**\n>\n> Text'],
  [
    '::: {.callout-warning title="A *b*"}\n```{.python}\na\n```\n:::',
    '> [!WARNING]\n> **A *b***\n>\n> ```python\n> a\n> ```',
  ],
  ['- a\n\n  ::: {.callout-tip}\n  b\n  :::', '- a\n\n  > **Tip**\n  >\n  > b'],
  // Other divs.
  ['::: {.column-margin}\na\n\n::: x\nb\n:::\n:::', 'a\n\nb'],
  [
    '::: {.content-visible when-format="pdf"}\na\n:::\n::: {.content-visible when-format="html"}\nb\n:::',
    'b',
  ],
  ['::: {.content-hidden unless-format="html"}\na\n:::', 'a'],
  ['::: {layout-ncol=2}\n![](a.png)\n\n![](b.png)\n:::', '![](a.png)\n![](b.png)'],
  ['::: {#thm-x}\n## Name\n\nText @thm-x\n:::', '> **Theorem 1 (Name)**\n>\n> Text Theorem 1'],
  [':::\na\n::: {.b}\nc', 'a\n\nc'],
  // Figures, tables, equations, sections, and references to them.
  [
    'See @fig-a, [@fig-a] and [Fig. -@fig-a].\n\n![C](a.png){#fig-a fig-alt="D"}',
    'See Figure 1, Figure 1 and Fig. 1.\n\n![D](a.png "Figure 1: C")',
  ],
  ['![A [b](c)](a.png){width=50%}', '![](a.png)\n\n*A [b](c)*'],
  ['text ![A](a.png){width=1} text', 'text ![A](a.png) text'],
  ['| a |\n| - |\n\n: C {#tbl-a}\n\n@tbl-a', '| a |\n| - |\n\n*Table 1: C*\n\nTable 1'],
  ['$$\nx\n$$ {#eq-a}\n\n@eq-a', '$$\nx \\tag{1}\n$$\n\nEquation 1'],
  ['## A b {#sec-a .unnumbered}\n\n@sec-a', '## A b\n\n[A b](#a-b)'],
  [
    '::: {#fig-a}\n![](a.png)\n\nCaption\n:::\n\n@fig-a',
    '![Figure 1: Caption](a.png "Figure 1: Caption")\n\nFigure 1',
  ],
  // Code, and results.
  ['```{python}\n#| echo: false\na\n```\n\n```{r x, eval=FALSE}\nb\n```', '```r\nb\n```'],
  [
    '::: {.cell}\n```{.r .cell-code}\na\n```\n\n::: {.cell-output .cell-output-stdout}\n```\n[1] 2\n```\n:::\n:::',
    '```r\na\n```\n\n```text\n[1] 2\n```',
  ],
  [
    '```{=html}\n<table><tr><th>a</th></tr><tr><td>b</td></tr></table>\n```\n\n```{=latex}\nx\n```',
    '| a |\n| - |\n| b |',
  ],
  ['```{mermaid}\n%%| fig-width: 5\na-->b\n```', '```mermaid\na-->b\n```'],
  ['```{.python filename="a.py"}\na\n```', '```python title="a.py"\na\n```'],
  [
    '```markdown\n::: {.callout-tip}\n@fig-a ^[a]\n:::\n```',
    '```markdown\n::: {.callout-tip}\n@fig-a ^[a]\n:::\n```',
  ],
  ['```{.r .cell-code code-summary="Of `f()`"}\na\n```\n\n::: x\nb\n:::', '```r\na\n```\n\nb'],
  ['```{.cell-code}\na\n```\n\n```{.numberLines .python}\nb\n```', '```\na\n```\n\n```python\nb\n```'],
  // Words.
  ['a^[note [b](c)] `^[x]`', 'a[^inline-1] `^[x]`\n\n[^inline-1]: note [b](c)'],
  ['[a](b){target="_blank"} [c]{.smallcaps} x^2^ H~2~O ~~d~~', '[a](b) c x² H₂O ~~d~~'],
  ['a---b and c -- d and 1--2', 'a—b and c – d and 1–2'],
  [
    '{{< video https://www.youtube.com/embed/x title="T" >}} {{< fa star >}}{{< meta title >}}',
    '[T](https://www.youtube.com/watch?v=x) T',
  ],
  // A bibliography.
  [
    'As [see @knuth84, p. 3; @b] and @knuth84 wrote to ada@b.example.',
    'As [@knuth84; @b] and [@knuth84] wrote to ada@b.example.\n\n## References\n\n```bibtex\n@article{knuth84,\n  title = {Literate {P}rogramming},\n  year = 1984\n}\n\n@misc{b,\n  title = "{{B}}"\n}\n```',
  ],
])('converts Quarto: case %#', (before, after) => {
  expect(convert(before).text.trim()).toBe(after)
})

test('counts cells without results, and names labels that nothing has', () => {
  const { countWithoutResults, missingLabels } = convert(
    '@fig-x\n\n```{python}\na\n```\n\n```{python}\n#| eval: false\nb\n```',
  )
  expect([countWithoutResults, missingLabels]).toEqual([1, ['fig-x']])
})

test.each([':::: {.a}\n', '^[', '[@a ', '![', '{{< a ', '`', '$', '#| label: fig-a\n'])(
  'converts a long text of %j',
  (part) => {
    // Looking for the end of each from its beginning takes minutes.
    expect(convert(part.repeat(20_000)).text.length).toBeGreaterThan(0)
  },
)
