import { expect, test } from 'vitest'
import { renderedHtmlToMarkdown } from './rendered-html.ts'

const textOf = (html: string) => renderedHtmlToMarkdown(html).text.trim()

test.each([
  {
    html: '<pre class="r"><code>x &lt;- 1\n\n# a</code></pre><pre><code>## [1] 1</code></pre>',
    markdown: '```r\nx <- 1\n\n# a\n```\n\n```text\n## [1] 1\n```',
  },
  {
    html: '<div class="sourceCode"><pre class="sourceCode python"><code class="sourceCode python"><span>a</span></code></pre></div>',
    markdown: '```python\na\n```',
  },
  {
    html: '<p>In <span class="math inline">\\(x_1\\)</span> for $5</p><p><span class="math display">\\[y\\]</span></p>',
    markdown: 'In $x_1$ for \\$5\n\n$$y$$',
  },
  {
    html: '<div class="figure"><img src="a.png" alt="A"><p class="caption">Figure 1: A</p></div>',
    markdown: '![A](a.png "Figure 1: A")',
  },
  {
    html: '<p>a<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a></p><div class="footnotes"><ol><li id="fn1"><p>Note<a href="#fnref1" class="footnote-back">↩</a></p></li></ol></div>',
    markdown: 'a[^1]\n\n[^1]: Note',
  },
  {
    html: '<div id="TOC"><ul><li>a</li></ul></div><script src="x.js"></script><h2>B<a class="anchor-section" href="#b"></a></h2>',
    markdown: '## B',
  },
])('converts what R Markdown writes: case %#', ({ html, markdown }) => {
  expect(textOf(html)).toBe(markdown)
})

test('names charts of scripts', () => {
  const html = '<div class="plotly html-widget"></div><script type="application/json">{}</script><p>a</p>'
  expect(renderedHtmlToMarkdown(html)).toMatchObject({ text: 'a\n', leftOut: ['a chart of a script'] })
})
