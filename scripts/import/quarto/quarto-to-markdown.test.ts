import { expect, test } from 'vitest'
import { SHOWN } from '#scripts/import/notebook/cell-options.ts'
import { quartoToMarkdown } from './quarto-to-markdown.ts'

const BIBLIOGRAPHY =
  '@article{knuth84,\n  title = {Literate {P}rogramming},\n  year = 1984\n}\n@misc{b,\n  title = "{{B}}"\n}'
const convert = (text: string) =>
  quartoToMarkdown(text, { fields: { title: 'T' }, bibliography: BIBLIOGRAPHY, defaults: SHOWN })

test.each([
  // Callouts.
  { quarto: '::: {.callout-tip}\nText\n:::', markdown: '> [!TIP]\n> Text' },
  { quarto: '::: {.callout-note}\n## Title\n\nText\n:::', markdown: '> [!NOTE]\n> **Title**\n>\n> Text' },
  {
    quarto: '::: {.callout-warning title="A *b*"}\n```{.python}\na\n```\n:::',
    markdown: '> [!WARNING]\n> **A *b***\n>\n> ```python\n> a\n> ```',
  },
  { quarto: '- a\n\n  ::: {.callout-tip}\n  b\n  :::', markdown: '- a\n\n  > **Tip**\n  >\n  > b' },
  // Other divs.
  { quarto: '::: {.column-margin}\na\n\n::: x\nb\n:::\n:::', markdown: 'a\n\nb' },
  {
    quarto:
      '::: {.content-visible when-format="pdf"}\na\n:::\n::: {.content-visible when-format="html"}\nb\n:::',
    markdown: 'b',
  },
  { quarto: '::: {.content-hidden unless-format="html"}\na\n:::', markdown: 'a' },
  { quarto: '::: {layout-ncol=2}\n![](a.png)\n\n![](b.png)\n:::', markdown: '![](a.png)\n![](b.png)' },
  {
    quarto: '::: {#thm-x}\n## Name\n\nText @thm-x\n:::',
    markdown: '> **Theorem 1 (Name)**\n>\n> Text Theorem 1',
  },
  { quarto: ':::\na\n::: {.b}\nc', markdown: 'a\n\nc' },
  // Figures, tables, equations, sections, and references to them.
  {
    quarto: 'See @fig-a, [@fig-a] and [Fig. -@fig-a].\n\n![C](a.png){#fig-a fig-alt="D"}',
    markdown: 'See Figure 1, Figure 1 and Fig. 1.\n\n![D](a.png "Figure 1: C")',
  },
  { quarto: '![A [b](c)](a.png){width=50%}', markdown: '![](a.png)\n\n*A [b](c)*' },
  { quarto: 'text ![A](a.png){width=1} text', markdown: 'text ![A](a.png) text' },
  { quarto: '| a |\n| - |\n\n: C {#tbl-a}\n\n@tbl-a', markdown: '| a |\n| - |\n\n*Table 1: C*\n\nTable 1' },
  { quarto: '$$\nx\n$$ {#eq-a}\n\n@eq-a', markdown: '$$\nx \\tag{1}\n$$\n\nEquation 1' },
  { quarto: '## A b {#sec-a .unnumbered}\n\n@sec-a', markdown: '## A b\n\n[A b](#a-b)' },
  {
    quarto: '::: {#fig-a}\n![](a.png)\n\nCaption\n:::\n\n@fig-a',
    markdown: '![Figure 1: Caption](a.png "Figure 1: Caption")\n\nFigure 1',
  },
  // Code, and results.
  { quarto: '```{python}\n#| echo: false\na\n```\n\n```{r x, eval=FALSE}\nb\n```', markdown: '```r\nb\n```' },
  {
    quarto:
      '::: {.cell}\n```{.r .cell-code}\na\n```\n\n::: {.cell-output .cell-output-stdout}\n```\n[1] 2\n```\n:::\n:::',
    markdown: '```r\na\n```\n\n```text\n[1] 2\n```',
  },
  {
    quarto: '```{=html}\n<table><tr><th>a</th></tr><tr><td>b</td></tr></table>\n```\n\n```{=latex}\nx\n```',
    markdown: '| a |\n| - |\n| b |',
  },
  { quarto: '```{mermaid}\n%%| fig-width: 5\na-->b\n```', markdown: '```mermaid\na-->b\n```' },
  { quarto: '```{.python filename="a.py"}\na\n```', markdown: '```python title="a.py"\na\n```' },
  {
    quarto: '```markdown\n::: {.callout-tip}\n@fig-a ^[a]\n:::\n```',
    markdown: '```markdown\n::: {.callout-tip}\n@fig-a ^[a]\n:::\n```',
  },
  {
    quarto: '```{.r .cell-code code-summary="Of `f()`"}\na\n```\n\n::: x\nb\n:::',
    markdown: '```r\na\n```\n\nb',
  },
  {
    quarto: '```{.cell-code}\na\n```\n\n```{.numberLines .python}\nb\n```',
    markdown: '```\na\n```\n\n```python\nb\n```',
  },
  // Words.
  { quarto: 'a^[note [b](c)] `^[x]`', markdown: 'a[^inline-1] `^[x]`\n\n[^inline-1]: note [b](c)' },
  { quarto: '[a](b){target="_blank"} [c]{.smallcaps} x^2^ H~2~O ~~d~~', markdown: '[a](b) c x² H₂O ~~d~~' },
  { quarto: 'a---b and c -- d and 1--2', markdown: 'a—b and c – d and 1–2' },
  {
    quarto: '{{< video https://www.youtube.com/embed/x title="T" >}} {{< fa star >}}{{< meta title >}}',
    markdown: '[T](https://www.youtube.com/watch?v=x) T',
  },
  // A bibliography.
  {
    quarto: 'As [see @knuth84, p. 3; @b] and @knuth84 wrote to ada@b.example.',
    markdown:
      'As [@knuth84; @b] and [@knuth84] wrote to ada@b.example.\n\n## References\n\n```bibtex\n@article{knuth84,\n  title = {Literate {P}rogramming},\n  year = 1984\n}\n\n@misc{b,\n  title = "{{B}}"\n}\n```',
  },
])('converts Quarto: case %#', ({ quarto, markdown }) => {
  expect(convert(quarto).text.trim()).toBe(markdown)
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
