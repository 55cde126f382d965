import { expect, test } from 'vitest'
import { convertedPost } from '#tests/support/converted-post.ts'

test.each([
  { written: 'A <b>b</b> <i>c</i><br>\nd<sup>2</sup> <kbd>e</kbd>', converted: 'A **b** *c*\\\nd² e' },
  // Numbers keep their value.
  {
    written: '10<sup>6</sup> 10<sup>-3</sup> 2<sup>10.5</sup> H<sub>2</sub>O',
    converted: '10⁶ 10⁻³ 2^(10.5) H₂O',
  },
  { written: 'the 4<sup>th</sup><sup>[1](#a)</sup> 5<sup>&lt;</sup>', converted: 'the 4th[1](#a) 5&lt;' },
  {
    written: '<p>10<sup>6</sup> m<sup>2</sup>, x<sub>max</sub><sup><a href="#a">1</a></sup></p>',
    converted: '10⁶ m², xₘₐₓ[1](#a)',
  },
  // Breaks without words after them.
  { written: 'a\n\n<br />\n\nb<br><br/> \n\n**c<br>**', converted: 'a\n\n\n\nb \n\n**c**' },
  { written: '<p>a<br></p>', converted: 'a' },
  // Code, and tags that are no pair or no HTML.
  { written: 'a <code>&lt;b&gt; *c*</code>', converted: 'a `<b> *c*`' },
  { written: '<i>a</b>b</i> <Chart a="b" />', converted: '*ab* <Chart a="b" />' },
  // Icons that a font draws.
  {
    written:
      'a<i class="fas fa-x"></i> b <b></b> [<i class="fab fa-y"> </i> c](https://d.example)\n\n<p>a <i class="fas"></i>b</p>',
    converted: 'a b [c](https://d.example)\n\na b',
  },
  // Elements without an end.
  {
    written: 'a <a href="https://b.example">b *c*\n\nd</a> <i>e <b>f</i>',
    converted: 'a [b *c*](https://b.example)\n\nd *e f*',
  },
  { written: `${'<code>a '.repeat(2_000)}</code>`, converted: `\`${'a '.repeat(2_000).trim()}\`` },
  // Elements that need a script.
  { written: 'a\n\n<script>alert(1)</script>\n\nb <button>c</button> d', converted: 'a\n\n\n\nb  d' },
])('converts HTML within lines: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  { written: '<div><img src="/assets/a.png" alt="A"></div>', converted: '![A](images/one/a.png)' },
  {
    written: '<figure><img src="/a.png">\n<figcaption>B</figcaption>\n</figure>',
    converted: '![](images/one/a.png "B")',
  },
  // A caption that is written in Markdown.
  {
    written:
      '<figure>\n<img src="/a.png">\n<figcaption class="b" markdown="1">\n*A.*\n**B**: $$x_1$$ <span>c</span> &lt;\n</figcaption>\n</figure>',
    converted: '![](images/one/a.png)\n\n_*A.* **B**: $x_1$ c &lt;_',
  },
  {
    written: '<figure><img src="/a.png"><figcaption markdown="span">of `b`</figcaption></figure>',
    converted: '![](images/one/a.png)\n\n*of `b`*',
  },
  {
    written: '<figure><img src="/a.png"><figcaption markdown="1">plain</figcaption></figure>',
    converted: '![](images/one/a.png "plain")',
  },
  { written: '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', converted: '| a |\n| - |\n| b |' },
  { written: '<details><summary>S</summary>\n<p>a</p></details>', converted: '> **S**\n>\n> a' },
  { written: '<iframe src="//v.example/1" title="Talk"></iframe>', converted: '[Talk](https://v.example/1)' },
  { written: 'a\n\n<!-- more -->\n\nb <!-- c -->{/* truncate */}d', converted: 'a\n\n\n\nb d' },
  {
    written: '<pre><code>a\n</code></pre><pre><code>b\n</code></pre>\n\n```html\n</pre><pre>\n```',
    converted: '```\na\n```\n\n```\nb\n```\n\n```html\n</pre><pre>\n```',
  },
  // A table as pandas styles it.
  {
    written:
      '<style>\n</style><table><thead><tr><th>a</th></tr></thead><tbody>\n        <tr>\n            <td>b</td>\n        </tr></tbody></table>',
    converted: '| a |\n| - |\n| b |',
  },
  { written: '> <p>a</p>\n> <p>b</p>', converted: '> a\n>\n> b' },
  { written: 'a\n\n  <p>a</p>\n  <p>b</p>', converted: 'a\n\na\n\nb' },
  { written: '```\n<p>$$a$$ [[two]]</p>\n```', converted: '```\n<p>$$a$$ [[two]]</p>\n```' },
])('converts blocks of HTML: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  {
    written: '<center>\n{{< figure src="/a.png" alt="A" >}}\n</center>',
    converted: '![A](images/one/a.png)',
  },
  { written: '<div class="x">{% img /a.png %}</div>', converted: '![](images/one/a.png)' },
  {
    written: '<div markdown="1">\n**b** ![A](/a.png)\n</div>',
    converted: '\n\n**b** ![A](images/one/a.png)\n',
  },
  {
    written: '<center>\n![A](/a.png "B")<br/>*c*\n</center>',
    converted: '![A](images/one/a.png "B")\n\n\\*c\\*',
  },
  {
    written:
      '<div>a $b_1$ c [@d] <span class="katex"><math><annotation>e_1</annotation></math></span>, $$f_1$$</div>',
    converted: 'a $b_1$ c [@d] $e_1$, $f_1$',
  },
  { written: '<div>a\n$$b_1$$\nc</div>', converted: 'a\n\n$$b_1$$\n\nc' },
  { written: '<div>$$a_1$$</div>', converted: '$$a_1$$' },
  { written: String.raw`<p>So \(a_1\) is \[b\]</p>`, converted: 'So $a_1$ is $$b$$' },
  {
    written: '<p><span class="katex"><math><annotation>a_1</annotation></math><b>a</b></span></p>',
    converted: '$a_1$',
  },
])('converts shortcodes and Markdown in HTML: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  // Empty lines do not end an element in kramdown, so what is indented behind them is not code.
  {
    written:
      '<figure>\n\n    <div id="a"></div>\n    <strong>B</strong>\n\n    <pre>c\n\n    d</pre>\n\n</figure>\n\n    <p>e</p>',
    converted: '**B**\n\n```\nc\n\n    d\n```\n\n    <p>e</p>',
  },
  {
    written:
      '<table>\n  <tr>\n\n    <th>a</th>\n\n    <th><img src="/a.png"></td>\n  </tr>\n</table>\n\n    b',
    converted: '| a | ![](images/one/a.png) |\n| - | - |\n\n    b',
  },
  { written: '<div>\n\n    <p>a</p>\n\nb **c**\n\n</div>', converted: 'a\n\nb **c**\n\n' },
])('converts HTML that is indented behind an empty line: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test.each([
  // The first row of a table without a header, if its first cell is empty, has the names of its columns.
  {
    written: '<table><tr><td></td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    converted: '| | b |\n| - | - |\n| c | d |',
  },
  {
    written: '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    converted: '| | |\n| - | - |\n| a | b |\n| c | d |',
  },
  {
    written: '<figure><figcaption>a</figcaption><img src="/a.png"><figcaption>b</figcaption></figure>',
    converted: 'a\n\n![](images/one/a.png)\n\nb',
  },
])('keeps the order of tables and figures: case %#', async ({ written, converted }) => {
  expect(await convertedPost(written)).toBe(converted)
})

test('keeps a long formula and the macros of a paper in HTML', async () => {
  const macros = '\\newcommand{\\a}[1]{b_{#1}}\n'.repeat(700).trim()
  const sum = `a_1${' + a_1'.repeat(600)}`
  const written = `<div class="d-none">\n$$${macros}$$\n</div>\n\n<p>\\[${sum}\\]</p>`
  expect(await convertedPost(written)).toBe(`$$${macros.replaceAll('\n', ' ')}$$\n\n$$${sum}$$`)
})

test('reads tags in capital letters as HTML, and others with capital letters as components', async () => {
  const written = '<PRE class="a"><CODE>x <SPAN>y</SPAN>\n</CODE></PRE>\n\n<B>b</B> <Box />\n\n<Pre>c</Pre>'
  expect(await convertedPost(written)).toBe('```\nx y\n```\n\n**b** <Box />\n\n<Pre>c</Pre>')
})
